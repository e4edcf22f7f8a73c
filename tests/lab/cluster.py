"""A Dask cluster of this machine: a scheduler and two workers, in processes of their own."""

import subprocess
import sys
from pathlib import Path
from subprocess import Popen

from distributed import Client

PATIENCE = 120  # seconds


class Cluster:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        file = f"--scheduler-file={folder / 'scheduler.json'}"
        self.processes = [
            self.start("scheduler", file, "--port=0", "--no-dashboard", "--host=127.0.0.1"),
            *(self.start("worker", file, "--no-nanny", "--no-dashboard", "--nthreads=1") for _ in "12"),
        ]
        with Client(scheduler_file=folder / "scheduler.json", timeout=PATIENCE) as client:
            client.wait_for_workers(2, PATIENCE)
            self.address = str(client.scheduler.address)

    def start(self, *words: str) -> Popen[bytes]:
        quiet = subprocess.DEVNULL
        return Popen([sys.executable, "-m", "dask", *words], cwd=self.folder, stdout=quiet, stderr=quiet)

    def lose_a_worker(self) -> None:
        self.processes[-1].kill()
        self.processes[-1].wait()

    def close(self) -> None:
        for one in self.processes:
            one.kill()
            one.wait()
