"""The file a host runs: `python -I -S launch.py EVENT`. It loads the event's pack, else puts its package on the path.

Python compiles this file anew in every process: what can be elsewhere is in `packs`.
"""

import sys
from gc import disable
from marshal import loads

disable()  # nothing that a hook makes is worth collecting in its short life

hot_dir = __file__.replace("\\", "/").rpartition("/")[0]
event = sys.argv[1] if len(sys.argv) > 1 else ""
try:
    with open(f"{hot_dir}/__pycache__/{event}.{sys.hexversion:x}.pack", "rb") as file:
        code, entries = loads(file.read())  # noqa: S302 - as trusted as the .pyc files beside it
    packs = type(sys)("harness_memory.hot.packs")
    exec(code, packs.__dict__)  # noqa: S102 - what an import does
    packs.start(hot_dir, packs, entries)
except (OSError, EOFError, TypeError, ValueError):  # no pack, or a torn one
    sys.path.insert(0, hot_dir.rpartition("/harness_memory/")[0])

from harness_memory.hot.hook import main  # noqa: E402 - the pack comes first

if __name__ == "__main__":
    main(event, *sys.argv[2:3])
