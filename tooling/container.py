"""Builds the container image on a Debian made from its packages, and runs it as a host would.

    make image      needs root, and Debian's packages mmdebstrap and buildah

No image registry and no container engine is needed: the base is bootstrapped, and the build runs in
a chroot. So does the server, as the image's user on a read-only file system, with its health check
and a game played on it.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any, Final

from tooling.environments import SetupError, run
from tooling.progress import say

SUITE: Final = "trixie"  # Debian 13
BASE: Final = f"localhost/debian:{SUITE}"
IMAGE: Final = "localhost/ninelives"
LARGEST: Final = 150  # MB
BUILDAH: Final = ("buildah", "--storage-driver", "vfs")
CERTIFICATES: Final = "/etc/ssl/certs"
URL: Final = "http://127.0.0.1:8000/"
_READY_WITHIN: Final = 30.0  # seconds


def buildah(*words: object) -> str:
    command = [*BUILDAH, *map(str, words)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def bootstrap() -> None:
    if BASE in buildah("images", "--format", "{{.Name}}:{{.Tag}}").splitlines():
        return
    say(f"Bootstrapping Debian {SUITE}")
    with TemporaryDirectory() as folder:
        base = Path(folder, "base.tar")
        include = "--include=ca-certificates"
        run(["mmdebstrap", "--variant=minbase", include, SUITE, base], "image-base")
        container = buildah("from", "scratch")
        buildah("add", container, base, "/")
        buildah("commit", container, BASE)
        buildah("rm", container)


def build() -> None:
    say("Building the image")
    # The build trusts what this machine trusts, also a certificate authority of its network.
    trust = f"--volume={CERTIFICATES}:{CERTIFICATES}:ro"
    authority = f"--build-arg=NODE_EXTRA_CA_CERTS={CERTIFICATES}/ca-certificates.crt"
    words = ["--isolation=chroot", "--format=docker", f"--build-arg=BASE={BASE}", trust, authority]
    run([*BUILDAH, "build", *words, "--file=Containerfile", f"--tag={IMAGE}", "."], "image-build")


def size(root: Path) -> int:
    """The size of all files in MB."""
    found = (path.lstat() for path in root.rglob("*") if not path.is_dir() or path.is_symlink())
    return sum(file.st_size for file in found) // 1_000_000


# -- running --------------------------------------------------------------------------------------

# In a mount namespace of its own: the image read-only, a volume for data, memory for /tmp.
_RUN: Final = """\
set -eu
image_path=$PATH
PATH=/usr/sbin:/usr/bin:/sbin:/bin
mount --bind "$1" "$1"
mount --bind "$2" "$1/data"
mount -t tmpfs tmpfs "$1/tmp"
mount -o remount,ro,bind "$1"
root=$1 user=$3
shift 3
exec setpriv --no-new-privs \\
    chroot --userspec="$user" "$root" /usr/bin/python3 -c \\
    'import os, sys; os.environ["PATH"] = sys.argv[1]; os.execvp(sys.argv[2], sys.argv[2:])' \\
    "$image_path" "$@"
"""


@contextmanager
def mounted() -> Iterator[tuple[Path, dict[str, Any]]]:
    """The files of the image, and its configuration."""
    container = buildah("from", IMAGE)
    try:
        facts = json.loads(buildah("inspect", "--type=image", IMAGE))
        yield Path(buildah("mount", container)), facts["Docker"]["config"]
    finally:
        buildah("rm", container)


def command(root: Path, config: dict[str, Any], data: Path, *words: str) -> list[str]:
    """A program of the image, run as an engine would run it."""
    return [
        "unshare", "--mount", "env", "--ignore-environment", *config["Env"],
        "/bin/sh", "-c", _RUN, "sh",
        str(root), str(data), config["User"], *words,
    ]  # fmt: skip


def try_out() -> None:
    with mounted() as (root, config), TemporaryDirectory() as folder:
        megabytes = size(root)
        say(f"The image has {megabytes} MB")
        if megabytes > LARGEST:
            raise SetupError(f"The image has {megabytes} MB; the limit is {LARGEST} MB.")
        user, group = map(int, config["User"].split(":"))
        data = Path(folder, "data")
        data.mkdir()
        os.chown(folder, user, group)
        os.chown(data, user, group)
        serve = command(root, config, data, *config["Entrypoint"], *config["Cmd"])
        health = command(root, config, data, *config["Healthcheck"]["Test"][1:])
        with subprocess.Popen(serve) as server:
            try:
                wait_until(health)
                say("The health check passes")
                run([".venv/bin/python", "tooling/tryout.py", URL], "image-tryout")
                say(Path("build/logs/image-tryout.log").read_text(encoding="utf-8").strip())
            finally:
                server.terminate()
        if server.returncode:
            raise SetupError(f"The server ended with exit code {server.returncode}.")
        if not (data / "ninelives.db").exists():
            raise SetupError("The server wrote no database to its volume.")


def wait_until(health: list[str]) -> None:
    until = monotonic() + _READY_WITHIN
    while subprocess.run(health, capture_output=True, check=False).returncode:
        if monotonic() > until:
            raise SetupError(f"The health check did not pass within {_READY_WITHIN:.0f} s.")
        sleep(0.5)


def main() -> None:
    missing = [name for name in ("mmdebstrap", "buildah") if shutil.which(name) is None]
    try:
        if missing or os.geteuid() != 0:
            raise SetupError("This needs root and, on Debian: apt install mmdebstrap buildah")
        bootstrap()
        build()
        try_out()
    except SetupError as error:
        sys.exit(f"{error}")


if __name__ == "__main__":
    main()
