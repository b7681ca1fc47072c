"""What a provider of answers is, and the two ways a call can end.

Owns the protocol and its values; each provider is a module of its own. Only the worker, the probe and the
evaluations import this package (S52).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol

ProbeStatus = Literal[
    "ok", "not_logged_in", "missing", "nested_refusal", "probe_timeout", "invalid_output", "provider_error"
]
FailureReason = Literal[
    "missing",
    "not_logged_in",
    "nested_refusal",
    "timeout",
    "unreachable",
    "api_error",
    "no_output",
    "invalid_output",
    "output_too_large",
    "no_valid_answer",
    "refused",
    "too_many_tokens",
    "prompt_too_long",
]

UNAVAILABLE: frozenset[FailureReason] = frozenset({"missing", "not_logged_in", "nested_refusal"})
"""Nothing can be asked until a person acts; the other episodes of the run wait as well."""
ANSWERED: frozenset[FailureReason] = frozenset(
    {"invalid_output", "output_too_large", "no_valid_answer", "refused", "too_many_tokens", "prompt_too_long"}
)
"""The model had its say on this prompt; only these burn an attempt (S16)."""


@dataclass(frozen=True, slots=True)
class ProviderAnswer:
    """A finished call. `structured` is whatever came instead of an answer object when there is none."""

    structured: object
    raw_text: str
    cost_usd: float | None = None
    input_tokens: int | None = None
    output_tokens: int | None = None


@dataclass(frozen=True, slots=True)
class ProviderFailure:
    """A call without an answer. `message` is redacted and short; costs are None where the provider named none."""

    reason: FailureReason
    message: str
    raw_text: str = ""
    cost_usd: float | None = None
    input_tokens: int | None = None
    output_tokens: int | None = None

    @property
    def burns_attempt(self) -> bool:
        """Whether the failure counts against the episode (S16)."""
        return self.reason in ANSWERED

    @property
    def is_unavailable(self) -> bool:
        """Whether asking for other episodes is as futile."""
        return self.reason in UNAVAILABLE


@dataclass(frozen=True, slots=True)
class ProbeResult:
    """Whether a provider can be asked now (S17). `model` is what was asked for, "" where the provider decides."""

    status: ProbeStatus
    message: str
    provider: str
    model: str
    checked_at_ms: int


class Provider(Protocol):
    """One way to have an episode read by a model."""

    @property
    def name(self) -> str:
        """The provider's name in settings and reports."""
        ...

    @property
    def model(self) -> str:
        """The model asked for."""
        ...

    def probe(self, now_ms: int) -> ProbeResult:
        """Find out with the smallest possible call whether answers can be had."""
        ...

    def run(self, prompt: str, schema: Mapping[str, Any]) -> ProviderAnswer | ProviderFailure:
        """Have the model answer one prompt in the shape of a JSON schema."""
        ...
