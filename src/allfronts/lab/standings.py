"""What duels say of who is stronger, to people and to programs: shares of wars, a cross-table, ratings.

A share's interval is taken over pairs of wars, for the two wars of a deal are alike. It is the normal one after two
pairs won and two lost have been added (Agresti and Coull), so that ten wins out of ten leave some doubt.

Ratings are those of Bradley and Terry, most likely by Newton's method, on Elo's scale, the first name at 0. Every pair
counts as one game and every meeting begins with one drawn pair, which keeps whoever won everything finite. The errors
are taken from the curvature of the likelihood (its Hessian); as pairs vary less than games, they are rather too wide.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import isnan, log, sqrt
from statistics import NormalDist
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..locale import Words
from .arena import Outcome, Reason, Setting

SURE = NormalDist().inv_cdf(0.975)
ADDED = np.array([0.0, 0.0, 1.0, 1.0])
ELO = 400 / log(10)  # a point of log-odds
STEPS = 200  # of Newton's method, each of at most one point of log-odds
Floats: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True)
class Meeting:
    """All duels of two players; where there are two figures, they are in the order of the names."""

    names: tuple[str, str]
    results: Floats  # of the first, a pair each

    decisions: tuple[float, float]  # a war
    milliseconds: tuple[float, float]  # a decision
    forfeits: tuple[Counter[Reason], Counter[Reason]]

    @property
    def share(self) -> float:
        return float(self.results.mean())


def meetings(setting: Setting, outcomes: Sequence[Outcome]) -> list[Meeting]:
    return [_meeting(names, [each for each in outcomes if each.names == names]) for names in setting.meetings]


def _meeting(names: tuple[str, str], outcomes: Sequence[Outcome]) -> Meeting:
    wars = 2 * len(outcomes)
    made = [sum(each.decisions[n] for each in outcomes) for n in (0, 1)]
    spent = [sum(each.milliseconds[n] for each in outcomes) for n in (0, 1)]
    reasons = [Counter(reason for each in outcomes for reason in each.forfeits[n]) for n in (0, 1)]
    return Meeting(
        names,
        np.array([each.points for each in outcomes]),
        (made[0] / max(wars, 1), made[1] / max(wars, 1)),
        (spent[0] / max(made[0], 1), spent[1] / max(made[1], 1)),
        (reasons[0], reasons[1]),
    )


def interval(results: Floats) -> tuple[float, float]:
    """Where the true share lies, 95 %."""
    padded = np.concatenate([results, ADDED])
    error = SURE * sqrt(float(padded.var()) / len(padded))
    return max(0.0, float(padded.mean()) - error), min(1.0, float(padded.mean()) + error)


def ratings(won: Floats) -> tuple[Floats, Floats]:
    """Elo points and their errors (95 %), from the pairs that each row has won against each column."""
    met = won + won.T
    won = won + 0.5 * (met > 0)
    met = won + won.T
    strength = np.zeros(len(won))
    curvature = np.zeros_like(won)
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        weight = met * chance * (1 - chance)
        curvature = np.diag(weight.sum(axis=1)) - weight
        step = np.clip(np.linalg.pinv(curvature[1:, 1:]) @ (won - met * chance).sum(axis=1)[1:], -1, 1)
        strength[1:] += step
        if np.abs(step).max() < 1e-9:
            break
    errors = np.zeros(len(won))
    errors[1:] = SURE * np.sqrt(np.diag(np.linalg.pinv(curvature[1:, 1:])))
    return ELO * strength, ELO * errors


def cross_table(setting: Setting, met: Sequence[Meeting]) -> Floats:
    """The share of each row against each column; who has not met, and oneself, is not a number."""
    table = np.full((len(setting.names),) * 2, np.nan)
    for each in met:
        if len(each.results):
            row, column = (setting.names.index(name) for name in each.names)
            table[row, column], table[column, row] = each.share, 1 - each.share
    return table


def rated(setting: Setting, met: Sequence[Meeting]) -> tuple[Floats, Floats]:
    won = np.zeros((len(setting.names),) * 2)
    for each in met:
        row, column = (setting.names.index(name) for name in each.names)
        won[row, column], won[column, row] = each.results.sum(), (1 - each.results).sum()
    return ratings(won)


# -- Told --------------------------------------------------------------------------------------------------


def as_json(setting: Setting, outcomes: Sequence[Outcome]) -> str:
    met = meetings(setting, outcomes)
    points, errors = rated(setting, met)
    players = zip(setting.names, points.tolist(), errors.tolist(), strict=True)
    told = {
        "game": setting.game,
        "options": str(setting.options),
        "seed": setting.seed,
        "meetings": [_meeting_figures(each) for each in met],
        "ratings": [{"name": name, "rating": rating, "error": error} for name, rating, error in players],
    }
    return json.dumps(told)


def _meeting_figures(meeting: Meeting) -> dict[str, Any]:
    low, high = interval(meeting.results)
    return {
        "names": meeting.names,
        "pairs": len(meeting.results),
        "share": meeting.share if len(meeting.results) else None,
        "low": low,
        "high": high,
        "decisions": meeting.decisions,
        "milliseconds": meeting.milliseconds,
        "forfeits": [
            [{"wars": wars, "why": why.word, **dict(why.details)} for why, wars in reasons.most_common()]
            for reasons in meeting.forfeits
        ],
    }


def report(setting: Setting, outcomes: Sequence[Outcome], said: Words) -> str:
    met = meetings(setting, outcomes)
    given = said.say("arena-setting", game=setting.game, options=str(setting.options), seed=str(setting.seed))
    lines = [given, ""]
    for each in met:
        lines += [*_told(each, said), ""]
    return "\n".join([*lines, *_cross_table_told(setting, met, said), "", *_ratings_told(setting, met, said)])


def _told(meeting: Meeting, said: Words) -> Iterator[str]:
    one, two = meeting.names
    if not len(meeting.results):
        yield said.say("arena-unfinished", one=one, two=two)
        return
    low, high = (said.say("percent", share=share) for share in interval(meeting.results))
    share = said.say("percent", share=meeting.share)
    yield said.say("arena-meeting", one=one, two=two, share=share, low=low, high=high, deals=len(meeting.results))
    for n, name in enumerate(meeting.names):
        decisions, milliseconds = meeting.decisions[n], meeting.milliseconds[n]
        yield "  " + said.say("arena-player", name=name, decisions=decisions, milliseconds=milliseconds)
        for why, wars in meeting.forfeits[n].most_common():
            yield "    " + said.say("arena-forfeits", wars=wars, reason=_why(why, said))


def _why(reason: Reason, said: Words) -> str:
    details = dict(reason.details)
    why = said.say(f"forfeit-{reason.word}", **details)
    complaint = details.get("complaint")
    return said.say("forfeit-complaint", reason=why, complaint=complaint) if complaint else why


def _cross_table_told(setting: Setting, met: Sequence[Meeting], said: Words) -> Iterator[str]:
    against = said.say("arena-against")
    numbered = [f"{n} {name}" for n, name in enumerate(setting.names, 1)]
    wide = max(len(against), *(len(name) for name in numbered))
    yield f"{against:{wide}}" + "".join(f"{n:>8}" for n in range(1, len(numbered) + 1))
    for name, row in zip(numbered, cross_table(setting, met).tolist(), strict=True):
        shares = ("-" if isnan(share) else said.say("percent", share=share) for share in row)
        yield f"{name:{wide}}" + "".join(f"{share:>8}" for share in shares)


def _ratings_told(setting: Setting, met: Sequence[Meeting], said: Words) -> Iterator[str]:
    points, errors = rated(setting, met)
    wide = max(len(name) for name in setting.names)
    for n in np.argsort(-points).tolist():
        error = f"±{errors[n]:.0f}" if n else said.say("arena-zero")
        yield f"{setting.names[n]:{wide}} {points[n]:>+7.0f} {error}"
