"""One registration from wish to report: look, plan, and (unless it is a rehearsal) carry out."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from intervention.entrypoints.install import carried
from intervention.entrypoints.install.carry_out import carry_out_install, carry_out_uninstall
from intervention.entrypoints.install.manifest import read_manifest
from intervention.entrypoints.install.places import Places, find_places, has_skill
from intervention.entrypoints.install.steps import Step, Wanted, plan_install, plan_uninstall


@dataclass(frozen=True)
class Request:
    """What a person asks for. `links`: also put links there (path of the link, of what it leads to).

    `python`: the interpreter that will run the engine, when it is not the one that runs this.
    """

    project: Path | None = None
    uninstall: bool = False
    dry_run: bool = False
    links: tuple[tuple[Path, Path], ...] = ()
    python: str | None = None


@dataclass(frozen=True)
class Report:
    """What was done, or in a rehearsal would be. `is_ok` is false when something needed was refused.

    `engine` starts the engine of this installation; `configured` is what the user's configuration names for it, None
    where it names nothing that can be read.
    """

    steps: tuple[Step, ...]
    is_uninstall: bool
    is_rehearsal: bool
    has_skill: bool
    config: Path
    engine: tuple[str, ...]
    configured: tuple[str, ...] | None

    @property
    def is_ok(self) -> bool:
        return all(step.verb != "refuse" for step in self.steps)


def register(request: Request, environment: Mapping[str, str], home: Path) -> Report:
    """Carry out the request.

    OSError when a place cannot be read or written, ValueError when the list of installed files is not ours. What was
    done until then is in the list, so that running it again, or uninstalling, finds it.
    """
    project = None if request.project is None else request.project.resolve(strict=True)
    places = find_places(environment, home, project)
    steps = _uninstall(request, places) if request.uninstall else _install(request, places)
    return Report(
        steps,
        request.uninstall,
        request.dry_run,
        has_skill(places),
        places.config,
        tuple(_engine(request)),
        carried.read_command(places.config),
    )


def _install(request: Request, places: Places) -> tuple[Step, ...]:
    owned = read_manifest(places.manifest)
    steps = plan_install(_wanted(request, places), owned)
    # All or nothing: a plugin without its engine, or the reverse, would only look installed.
    is_refused = any(step.verb == "refuse" for step in steps)
    if not request.dry_run and not is_refused:
        carry_out_install(steps, owned, places.manifest)
    return tuple(step for step in steps if step.verb == "refuse") if is_refused else steps


def _uninstall(request: Request, places: Places) -> tuple[Step, ...]:
    owned = read_manifest(places.manifest)
    steps = plan_uninstall(owned, None if request.project is None else places.scope)
    return steps if request.dry_run else carry_out_uninstall(steps, owned, places.manifest)


def _wanted(request: Request, places: Places) -> list[Wanted]:
    wanted = [
        Wanted(places.config, "user", content=carried.write_config(_engine(request))),
        Wanted(places.plugin, places.scope, content=carried.read_bundle(), is_needed=True),
    ]
    return [*wanted, *(Wanted(path, "user", target=target) for path, target in request.links)]


def _engine(request: Request) -> list[str]:
    return carried.engine_command(*([request.python] if request.python else []))
