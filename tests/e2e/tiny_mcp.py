"""A tool server over standard input and output with one tool, `publish`, that notes each call in the file $RAN.

Speaks as much of the protocol as the client asks for. Run as a script by the client under test.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any

PUBLISH = {
    "name": "publish",
    "description": "Publish the site",
    "inputSchema": {"type": "object", "properties": {"target": {"type": "string"}}, "required": ["target"]},
}


def answer(method: str, parameters: dict[str, Any]) -> dict[str, Any]:
    """Return the result of one request."""
    if method == "initialize":
        return {
            "protocolVersion": parameters["protocolVersion"],
            "capabilities": {"tools": {}},
            "serverInfo": {"name": "tiny", "version": "1"},
        }
    if method == "tools/list":
        return {"tools": [PUBLISH]}
    if method == "tools/call":
        with open(os.environ["RAN"], "a", encoding="utf-8") as ran:
            ran.write(f"publish {parameters['arguments']['target']}\n")
        return {"content": [{"type": "text", "text": "published"}]}
    return {}


def main() -> None:
    """Answer requests, one JSON object a line, until the client closes the pipe; notifications get no answer."""
    for line in sys.stdin:
        request = json.loads(line)
        if "id" in request:
            result = answer(request["method"], request.get("params", {}))
            sys.stdout.write(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
