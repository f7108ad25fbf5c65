"""A seat in words: what a player who reads has to know, and what such a player answers.

All of it is made from the seat's view, from the events that it may know of, and from what it is
offered; in any of the languages.
"""

from longshore.briefing.answers import AnswerError, read_answer
from longshore.briefing.brief import Briefing, brief, brief_game
from longshore.briefing.playing import play_answer
from longshore.briefing.rules import rules_in_words
from longshore.briefing.situation import situation

__all__ = [
    "AnswerError",
    "Briefing",
    "brief",
    "brief_game",
    "play_answer",
    "read_answer",
    "rules_in_words",
    "situation",
]
