"""The only file here that changes anything: steps are carried out, each after it has been noted in the list."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from intervention.effects.acts import forget_acts
from intervention.effects.files import replace
from intervention.entrypoints.install.manifest import Owned, manifest_text
from intervention.entrypoints.install.steps import Step, Wanted, wanted_mark


def carry_out_install(steps: Iterable[Step], owned: tuple[Owned, ...], manifest: Path) -> None:
    """Write and link what the steps say. Noted first: after a crash between the two, uninstalling still finds it."""
    todo = [step.wanted for step in steps if step.verb in ("write", "link") and step.wanted is not None]
    if not todo:
        return
    places = [(item.path, item.scope) for item in todo] + [(manifest, "user")]
    folders = list(_missing_folders(places))
    added = [
        Owned(str(item.path), "file" if item.target is None else "link", wanted_mark(item), item.scope) for item in todo
    ]
    _write(manifest, manifest_text(dict.fromkeys([*owned, *folders, *added])), 0o600)
    for item in todo:
        _put(item)
    renewed = {item.path for item in added}
    kept = [item for item in owned if item.path not in renewed]
    _write(manifest, manifest_text(dict.fromkeys([*kept, *folders, *added])), 0o600)


def carry_out_uninstall(steps: Iterable[Step], owned: tuple[Owned, ...], manifest: Path) -> tuple[Step, ...]:
    """Remove what the steps say and return what really happened: a folder in which others keep files stays."""
    steps = tuple(steps)
    done = [_remove(step) for step in steps]
    handled = {step.owned for step in steps}
    left = [item for item in owned if item not in handled]
    if left:
        _write(manifest, manifest_text(left), 0o600)
        return tuple(done)
    manifest.unlink(missing_ok=True)
    forget_acts(str(manifest.parent))
    # The list lay in a folder of its own, which could not go before it.
    return tuple(_remove(step) if after.why == "in_use" else after for step, after in zip(steps, done, strict=True))


def _remove(step: Step) -> Step:
    """Do one removal and return the step as it really went."""
    if step.verb != "remove" or step.owned is None:
        return step
    if step.owned.kind != "folder":
        step.path.unlink(missing_ok=True)
        return step
    try:
        step.path.rmdir()
    except FileNotFoundError:
        return Step("leave", step.path, "gone", owned=step.owned)
    except OSError:
        return Step("leave", step.path, "in_use", owned=step.owned)
    return step


def _put(item: Wanted) -> None:
    if item.content is not None:
        _write(item.path, item.content, 0o644)
    elif item.target is not None:
        item.path.parent.mkdir(parents=True, exist_ok=True)
        item.path.unlink(missing_ok=True)
        item.path.symlink_to(item.target)


def _write(path: Path, content: bytes, mode: int) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    replace(str(path), content, mode)


def _missing_folders(places: Iterable[tuple[Path, str]]) -> Iterator[Owned]:
    """Yield each folder that will have to be made for a path of a scope, the outermost first."""
    seen: set[Path] = set()
    for path, scope in places:
        for folder in reversed(path.parents):
            if folder not in seen and not folder.exists():
                seen.add(folder)
                yield Owned(str(folder), "folder", "", scope)
