"""`allfronts ending`: what it tells, and what it refuses."""

from __future__ import annotations

import json

import pytest

from allfronts.cli.app import app
from allfronts.kernel.mistake import Mistake

FOUR_LEFT = (
    "revised 12 standard; score 0-0; battle 1; first one; turn one; air A6 / A5; land L6 / L4; sea s1 / s3;"
    " one A1 A2 A3; two S4 S5 S6; deck A4 L1 L2 L3 L5 S2"
)
ONE_EACH = (
    "revised 12 standard; score 0-0; battle 1; first one; turn one; air A6 / A5 l1; land L6 / L4 s2; sea s1 s4 / S3;"
    " one A3; two S6; deck A1 A2 A4 L2 L3 L5 S5"
)


NOBODY_ASKED = (
    "revised 12 standard; score 0-0; battle 0; first -; turn -; - - / -; - - / -; - - / -; one -; two -; deck -"
)


@pytest.mark.parametrize(("position", "why"), [(FOUR_LEFT, "ending-too-large"), (NOBODY_ASKED, "ending-not-asked")])
def test_what_is_no_ending_or_asks_nobody_is_refused(position: str, why: str) -> None:
    with pytest.raises(Mistake, match=why):
        app(["ending", position], result_action="return_value")


@pytest.mark.slow
def test_an_ending_is_told_with_how_good_the_answer_is(capsys: pytest.CaptureFixture[str]) -> None:
    app(["ending", ONE_EACH, "--json"], result_action="return_value")
    told = json.loads(capsys.readouterr().out)
    assert sum(told["shares"].values()) == pytest.approx(1)
    assert 0 <= told["exploitability"] < 1e-3
    assert 0 < told["value"] < 1
    app(["ending", ONE_EACH], result_action="return_value")
    assert "exploitable by 0.0" in capsys.readouterr().out
