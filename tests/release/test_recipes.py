"""What is written for installers agrees with the table: the image, the services, the metadata."""

import json
import re
import shlex
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from milkomeda.extras import PACKAGES
from milkomeda.terminal.arguments import SETTINGS, variable
from milkomeda.words.message import say
from release.check import LATE, NEEDED
from release.version import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def said(instruction: str) -> list[str]:
    return re.findall(rf"^{instruction} +(.+)$", DOCKERFILE, re.MULTILINE)


def environment() -> dict[str, str]:
    """That of the image."""
    return dict(word.split("=", 1) for word in shlex.split(said("ENV")[-1]))


def services(*files: str) -> dict[str, Any]:
    loaded = [yaml.safe_load((ROOT / file).read_text(encoding="utf-8")) for file in files]
    return {name: service for one in loaded for name, service in one["services"].items()}


def test_the_image_sets_what_the_table_knows() -> None:
    known = {"DATABASE_URL", *map(variable, SETTINGS)}
    assert environment().keys() <= known


def test_the_image_listens_where_it_says_and_asks_itself_there() -> None:
    port = environment()["MILKOMEDA_PORT"]
    assert environment()["MILKOMEDA_HOST"] == "0.0.0.0"
    assert said("EXPOSE") == [port]
    assert "/health" in said("HEALTHCHECK")[0]
    assert services("compose.yaml")["table"]["ports"] == [f"{port}:{port}"]


def test_the_health_check_is_a_program() -> None:
    command = json.loads(re.sub(r"^.*? CMD ", "", said("HEALTHCHECK")[0]))
    compile(command[2], "health", "exec")


def test_the_image_runs_as_nobody_in_particular_and_keeps_all_in_one_volume() -> None:
    user = said("USER")[-1].partition(":")[0]
    assert int(user) > 0
    assert f"--uid {user}" in DOCKERFILE
    (volume,) = said("VOLUME")
    assert environment()["DATABASE_URL"] == f"sqlite:///{volume}/tables.db"
    assert services("compose.yaml")["table"]["volumes"] == [f"tables:{volume}"]


def test_the_image_starts_a_command_that_there_is() -> None:
    (start,) = (json.loads(line) for line in said("ENTRYPOINT"))
    assert Path(start[0]).name in PROJECT["project"]["scripts"]
    assert said("CMD") == ['["table"]']


def test_what_the_image_copies_is_there_and_not_ignored() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    let_in = [line.removeprefix("!") for line in ignored if line.startswith("!")]
    assert [name for name in let_in if not (ROOT / name).exists()] == []
    for name in PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["only-include"]:
        assert name in let_in, name


def test_the_python_of_the_image_is_one_that_we_run_by() -> None:
    (found,) = {Path(line).parent.name for line in re.findall(r"/lib/python[\d.]+/site", DOCKERFILE)}
    assert found == f"python{sys.version_info.major}.{sys.version_info.minor}"


@pytest.mark.parametrize("files", [["compose.yaml"], ["compose.yaml", "compose.postgres.yaml"]])
def test_no_service_gets_new_privileges(files: list[str]) -> None:
    for name, service in services(*files).items():
        if "build" in service or "image" in service:
            assert service["security_opt"] == ["no-new-privileges:true"], name


def test_the_table_alone_takes_less_than_fifteen_lines_and_writes_into_its_volume_only() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    assert len(text.splitlines()) < 15
    assert services("compose.yaml")["table"]["read_only"] is True


def test_the_database_is_ready_before_the_table_opens() -> None:
    both = services("compose.yaml", "compose.postgres.yaml")
    assert set(both["table"]["depends_on"]) == {"database"}
    assert "@database/" in both["table"]["environment"]["DATABASE_URL"]
    assert both["database"]["healthcheck"]["test"]


@pytest.mark.parametrize("flag", SETTINGS)
def test_each_setting_is_told_to_operators(flag: str) -> None:
    assert f"`{flag}" in HOSTING or f"{flag} " in HOSTING


def test_what_a_wheel_must_hold_is_in_the_sources_or_is_built() -> None:
    for name in NEEDED:
        found = [ROOT / name, ROOT / "src" / "milkomeda" / name]
        assert "table/page" in name or any(path.is_file() for path in found), name


def test_the_metadata_names_files_and_commands_that_there_are() -> None:
    project = PROJECT["project"]
    assert all((ROOT / name).is_file() for name in [project["readme"], *project["license-files"]])
    assert project["license"] == "MIT"
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").startswith("MIT License")


def test_the_extras_that_may_be_lacking_are_had_as_the_sentence_says() -> None:
    named = re.findall(r"milkomeda\[(.+?)\]|EXTRAS=([\w,]+)", str(say("extras-are-lacking")))
    assert {"".join(pair) for pair in named} == {",".join(PACKAGES)}
    assert PACKAGES.keys() <= PROJECT["project"]["optional-dependencies"].keys()
    assert "EXTRAS=" in said("ARG")
    assert services("compose.yaml")["table"]["build"]["args"] == {"EXTRAS": "${EXTRAS:-}"}


def test_how_soon_a_first_game_begins_is_checked_as_it_is_said() -> None:
    assert f"`make release` prints what it takes, and fails above {LATE:.0f}." in HOSTING
