"""A page in headless Chromium: what it looks like once its own script and one of the test's have run."""

import json
import re
import shutil
import subprocess
from collections.abc import Sequence
from html import unescape
from pathlib import Path
from typing import Any

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
AXE = Path(__file__).resolve().parents[1] / "report" / "node_modules" / "axe-core" / "axe.min.js"
_FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--virtual-time-budget=20000"]
#: What Chromium calls the two schemes.
DARK, LIGHT = "--blink-settings=preferredColorScheme=0", "--blink-settings=preferredColorScheme=1"


def start(page: Path, *flags: str, folder: Path) -> str:
    assert CHROMIUM is not None
    command = [CHROMIUM, *_FLAGS, f"--user-data-dir={folder / 'profile'}", *flags, page.as_uri()]
    return subprocess.run(command, capture_output=True, check=True, text=True, timeout=180).stdout


def ask(page: Path, script: str, *flags: str, folder: Path, libraries: Sequence[Path] = ()) -> Any:
    """What `script`, the body of an async function that runs in the page, returns."""
    tail = "".join(f"<script>{one.read_text(encoding='utf-8')}</script>" for one in libraries)
    tail += (
        "<script>(async () => { let said; try { said = await (async () => {"
        + script
        + "})() } catch (error) { said = { error: String(error) } }\n"
        "const box = document.createElement('pre'); box.id = 'said'; box.textContent = JSON.stringify(said ?? null);"
        "document.body.append(box) })()</script>"
    )
    asking = folder / "asking.html"
    asking.write_text(page.read_text(encoding="utf-8") + tail, encoding="utf-8")
    found = re.search(r'<pre id="said">(.*?)</pre>', start(asking, "--dump-dom", *flags, folder=folder), re.DOTALL)
    assert found is not None, "the script has not answered"
    said = json.loads(unescape(found[1]))
    assert not (isinstance(said, dict) and "error" in said), said
    return said
