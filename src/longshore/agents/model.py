"""A bot that asks a language model: it reads its seat in words, and answers in words."""

from __future__ import annotations

import json
import re
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from longshore.bots.bot import Bot, Decision, GivenUp
from longshore.briefing import AnswerError, Briefing, brief, play_answer
from longshore.game.game import Game
from longshore.game.offers import offers
from longshore.game.refusals import attempt
from longshore.text.messages import DEFAULT, languages, say

_NOTES = re.compile(r"<notes>(.*?)</notes>", re.DOTALL | re.IGNORECASE)
_GRACE = 5.0  # seconds beyond those of a decision, for what is not the model's


@dataclass
class Usage:
    """What a seat has cost so far."""

    requests: int = 0
    tokens_in: int = 0
    tokens_out: int = 0
    seconds: float = 0.0

    @property
    def tokens(self) -> int:
        return self.tokens_in + self.tokens_out


class Model(Bot):
    """Asks a language model at an endpoint of the OpenAI-compatible kind.

    `key` is the name of the environment variable that holds the key, if there is one. A decision
    may take `seconds` and `tries` answers; each request is sent again up to `retries` times where
    the endpoint is busy. The game may take `tokens`, an answer `answer` tokens of them (0: the
    endpoint's own limit). What the model writes between <notes> and </notes> it reads again at its
    next decision, `memory` signs of it. `log` is a file to which all that is asked and answered is
    written. A decision without an answer is forfeited: the table makes a safe move for it.
    """

    hears = True

    def __init__(
        self,
        *,
        model: str,
        url: str,
        key: str = "",
        seconds: float = 120.0,
        tries: int = 3,
        retries: int = 2,
        tokens: int = 2_000_000,
        answer: int = 0,
        memory: int = 2000,
        language: str = DEFAULT,
        temperature: float = -1.0,
        log: str = "",
    ) -> None:
        if language not in languages():
            raise ValueError(f"language is one of {', '.join(languages())}; not {language!r}")
        if seconds <= 0 or tries < 1 or min(retries, tokens, answer, memory) < 0:
            raise ValueError("seconds and tries are above 0, and no number is below it")
        try:
            from longshore.agents.endpoint import Endpoint
        except ModuleNotFoundError:
            raise ValueError(
                "it needs the extra 'server': pip install 'longshore[server]'"
            ) from None
        self.endpoint = Endpoint(url, key, retries)
        self.model, self.seconds, self.tries, self.tokens = model, seconds, tries, tokens
        self.answer, self.memory, self.language = answer, memory, language
        self.temperature, self.log = temperature, log
        self.patience = seconds + _GRACE
        self.notes = ""
        self.usage = Usage()
        self._heard = 0  # events that it was told

    def check(self) -> None:
        """Whether anything listens at the endpoint; a model is not asked for nothing."""
        self.endpoint.check()

    def choose(self, decision: Decision) -> list[int]:
        """What the model answers, as moves; it is told what is wrong, and asked again."""
        if decision.only:
            return list(decision.only)
        game = Game(decision.options, decision.sight.state)
        briefing = self._briefing(decision, game)
        messages = self._messages(briefing)
        until = time.monotonic() + self.seconds
        wrong = ""
        for _ in range(self.tries):
            text = self._ask(messages, until)
            try:
                trials = play_answer(game, briefing, self._without_notes(text))
            except AnswerError as problem:
                wrong = str(problem)
                messages += [_said("assistant", text), _said("user", wrong)]
                continue
            return [move for one in trials for move in _moves(decision, one)]
        raise GivenUp(f"no answer of {self.tries} could be played: {wrong}")

    def costs(self) -> dict[str, float]:
        """What the endpoint has counted so far."""
        usage = self.usage
        return {
            "requests": usage.requests,
            "tokens-in": usage.tokens_in,
            "tokens-out": usage.tokens_out,
        }

    def _briefing(self, decision: Decision, game: Game) -> Briefing:
        """The seat in words, with what has happened since it was last asked."""
        events = decision.events
        fresh = events[self._heard :] if self._heard <= len(events) else ()
        self._heard = len(events)
        offered = offers(game, decision.seat)
        return brief(decision.view, offered, fresh, self.language)

    def _messages(self, briefing: Briefing) -> list[dict[str, str]]:
        """The rules first, which stay the same all game long: endpoints may keep them at hand."""
        rules, now = [briefing.rules], [briefing.now]
        if self.memory:
            rules.append(say("briefing-notes-how", self.language, most=self.memory))
            if self.notes:
                now.insert(0, f"## {say('briefing-notes', self.language)}\n{self.notes}")
        return [_said("system", "\n\n".join(rules)), _said("user", "\n\n".join(now))]

    def _ask(self, messages: list[dict[str, str]], until: float) -> str:
        usage = self.usage
        if usage.tokens >= self.tokens:
            raise GivenUp(f"the {self.tokens} tokens of the game are used up")
        request: dict[str, Any] = {"model": self.model, "messages": messages}
        if self.answer:
            request["max_tokens"] = self.answer
        if self.temperature >= 0:
            request["temperature"] = self.temperature
        began = time.monotonic()
        usage.requests += 1
        try:
            told = self.endpoint.complete(request, until - began)
        except GivenUp as problem:
            self._write(messages[-1], error=str(problem))
            raise
        finally:
            usage.seconds += time.monotonic() - began
        usage.tokens_in += told.tokens_in
        usage.tokens_out += told.tokens_out
        self._write(messages[-1], answer=told.text, tokens=[told.tokens_in, told.tokens_out])
        return told.text

    def _without_notes(self, text: str) -> str:
        """The answer; what it notes is kept, the last of it."""
        found = _NOTES.findall(text)
        if found and self.memory:
            self.notes = found[-1].strip()[-self.memory :]
        return _NOTES.sub("", text)

    def _write(self, asked: dict[str, str], **more: Any) -> None:
        if not self.log:
            return
        line = json.dumps({"asked": asked["content"], **more}, ensure_ascii=False)
        with Path(self.log).open("a", encoding="utf-8") as file:
            file.write(f"{line}\n")


def _said(who: str, text: str) -> dict[str, str]:
    return {"role": who, "content": text}


def _moves(decision: Decision, trial: Any) -> list[int]:
    return attempt(trial.before.state, decision.options, trial.seat, trial.action).moves
