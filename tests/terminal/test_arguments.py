"""What the command line understands: without a command, and by the environment."""

from importlib.metadata import version

import pytest

from milkomeda.cli import main, understood
from milkomeda.terminal.arguments import SETTINGS, parser, variable
from milkomeda.terminal.voice import Voice
from milkomeda.words.language import language

SAID = {str: "nowhere.example", int: "3", float: "0.25"}


def chosen(line: str) -> dict[str, object]:
    return vars(understood(parser(Voice(language("en"))), line.split()))


def test_who_names_no_command_gets_the_table_in_the_browser() -> None:
    assert chosen("")["command"] == "table"
    assert chosen("")["open"] is True


def test_an_operator_gets_no_browser() -> None:
    assert chosen("table")["open"] is False


@pytest.mark.parametrize("flag", SETTINGS)
def test_each_setting_of_the_table_is_an_environment_variable_too(
    flag: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = SAID[SETTINGS[flag][1]]
    monkeypatch.setenv(variable(flag), text)
    by_environment = chosen("table")
    monkeypatch.setenv(variable(flag), "")
    assert by_environment == chosen(f"table {flag} {text}") != chosen("table")


def test_what_is_typed_goes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MILKOMEDA_WORKERS", "7")
    assert chosen("table --workers 4")["workers"] == 4


def test_hooks_into_this_network_take_a_1(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MILKOMEDA_PRIVATE_HOOKS", "0")
    assert chosen("table")["private_hooks"] is False
    monkeypatch.setenv("MILKOMEDA_PRIVATE_HOOKS", "1")
    assert chosen("table")["private_hooks"] is True


def test_a_variable_that_makes_no_sense_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MILKOMEDA_WORKERS", "many")
    with pytest.raises(SystemExit, match=r"^2$"):
        main(["table"])
    assert "--workers" in capsys.readouterr().err


def test_it_tells_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match=r"^0$"):
        main(["--version"])
    assert capsys.readouterr().out == f"milkomeda {version('milkomeda')}\n"
