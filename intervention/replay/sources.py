"""What is replayed: files, folders and stdin, plain or compressed, as pieces of whole lines in their order.

A piece of a plain file is only named, so that whoever looks at it reads it; what comes through a pipe or a decompressor
travels with it. No more than a piece is held at a time.
"""

from __future__ import annotations

import gzip
import os
import sys
import zlib
from collections.abc import Iterator, Sequence
from typing import IO, TYPE_CHECKING, NamedTuple, Protocol

from intervention.replay.parts import in_order
from intervention.replay.problems import Problem

if TYPE_CHECKING:
    import zstandard

PIECE_BYTES = 4 * 1024 * 1024
#: A line that is longer is no entry; it is cut, so that what has no lines at all cannot fill the memory.
MAX_LINE_BYTES = 64 * 1024 * 1024
#: How far back a piece looks for lines that come again in it.
LOOK_BACK_BYTES = 512 * 1024
STDIN = "-"
#: Names of logs that a folder is searched for, each also compressed.
_SUFFIXES = (".jsonl",)
_PACKED = (".gz", ".zst")
_ZSTD_MAGIC = b"\x28\xb5\x2f\xfd"
#: Read at a time from an archive: its content may be a thousand times as long.
_PACKED_BYTES = 16 * 1024
_GZIP_MAGIC = b"\x1f\x8b"


class Stream(Protocol):
    def read(self, size: int, /) -> bytes: ...


class MissingPart(Exception):
    """`part` is an optional package that the input needs."""

    def __init__(self, part: str, source: str) -> None:
        super().__init__(part, source)
        self.part = part
        self.source = source


class Piece(NamedTuple):
    """Whole lines of one source. `data` is null where `path` from `start` to `end` holds them; `before`, null then
    too, is what lies just before them. The last one of a source is empty, and may say why it ended early."""

    source: str
    path: str | None = None
    start: int = 0
    end: int = 0
    data: bytes | None = None
    before: bytes | None = None
    is_last: bool = False
    trouble: str | None = None


def find_logs(names: Sequence[str]) -> list[str]:
    """The logs that these names mean: files as they are, and what folders hold; a log in several files in its order.
    Raises OSError for a name that is not there."""
    found: list[str] = []
    for name in names:
        if name != STDIN and os.path.isdir(name):
            found += sorted(_walk(name))
        else:
            if name != STDIN:
                os.stat(name)
            found.append(name)
    return in_order(found)


def _walk(folder: str) -> Iterator[str]:
    endings = tuple(suffix + packed for suffix in _SUFFIXES for packed in ("", *_PACKED))
    for parent, _, files in os.walk(folder):
        for file in files:
            path = os.path.join(parent, file)
            if file.endswith(endings) and os.path.isfile(path):  # a FIFO would be waited for
                yield path


def split(sources: Sequence[str]) -> Iterator[Piece]:
    """The pieces of all sources. What cannot be read any further ends its source with the reason. Raises
    MissingPart."""
    for source in sources:
        trouble: str | None = None
        try:
            yield from _split_one(source)
        except (OSError, EOFError, zlib.error) as error:
            trouble = str(error)
        yield Piece(source, is_last=True, trouble=trouble)


def _split_one(source: str) -> Iterator[Piece]:
    if source == STDIN:
        yield from _flow(source, sys.stdin.buffer)
        return
    with open(source, "rb") as file:
        magic = file.read(4)
        if magic.startswith(_GZIP_MAGIC):
            file.seek(0)
            with gzip.GzipFile(fileobj=file) as unpacked:
                yield from _flow(source, unpacked)
        elif magic == _ZSTD_MAGIC:
            file.seek(0)
            yield from _unpack_zstd(source, file)
        elif file.seekable():
            yield from _name_pieces(source, file)
        else:
            yield from _flow(source, file, magic)


def _unpack_zstd(source: str, file: IO[bytes]) -> Iterator[Piece]:
    try:
        import zstandard
    except ImportError as error:
        raise MissingPart("zstandard", source) from error
    try:
        yield from _flow(source, _Frames(file, zstandard.ZstdDecompressor()))
    except zstandard.ZstdError as error:
        raise OSError(str(error)) from error


class _Frames:
    """The content of a file of Zstandard frames; unlike the package's own reader it notices an end that came early."""

    def __init__(self, file: IO[bytes], decompressor: zstandard.ZstdDecompressor) -> None:
        self._file = file
        self._decompressor = decompressor
        self._frame = decompressor.decompressobj()
        self._held = b""

    def read(self, size: int, /) -> bytes:
        """At most `size` bytes; empty at the end. Raises EOFError where the last frame has none."""
        while len(self._held) < size:
            packed = (self._frame.unused_data if self._frame.eof else b"") or self._file.read(_PACKED_BYTES)
            if not packed:
                break
            if self._frame.eof:
                self._frame = self._decompressor.decompressobj()
            self._held += self._frame.decompress(packed)
        if not self._held and not self._frame.eof:
            raise EOFError("the archive ends in the middle of a frame")
        data, self._held = self._held[:size], self._held[size:]
        return data


def _flow(source: str, stream: Stream, begun: bytes = b"") -> Iterator[Piece]:
    """Pieces of a stream that can be read only once."""
    rest = begun
    before = b""
    while data := stream.read(PIECE_BYTES):
        data = rest + data
        cut = data.rfind(b"\n") + 1
        if not cut and len(data) > MAX_LINE_BYTES:
            cut = len(data)
        rest = data[cut:]
        if cut:
            yield Piece(source, data=data[:cut], before=before)
            before = (before + data[:cut])[-LOOK_BACK_BYTES:]
    if rest:
        yield Piece(source, data=rest, before=before)


def _name_pieces(source: str, file: IO[bytes]) -> Iterator[Piece]:
    """Pieces of a plain file, cut behind the line that holds each limit."""
    size = file.seek(0, os.SEEK_END)
    start = 0
    while start < size:
        file.seek(min(start + PIECE_BYTES, size))
        file.readline(MAX_LINE_BYTES)
        end = file.tell() if start + PIECE_BYTES < size else size
        yield Piece(source, path=source, start=start, end=end)
        start = end


def read(piece: Piece) -> bytes:
    """The lines of a piece. Raises OSError."""
    if piece.data is not None:
        return piece.data
    return _read_range(piece.path, piece.start, piece.end)


def read_before(piece: Piece) -> bytes:
    """What lies just before a piece, the first of its lines perhaps cut. Raises OSError."""
    if piece.data is not None:
        return piece.before or b""
    return _read_range(piece.path, max(piece.start - LOOK_BACK_BYTES, 0), piece.start)


def _read_range(path: str | None, start: int, end: int) -> bytes:
    if path is None:
        return b""
    with open(path, "rb") as file:
        file.seek(start)
        return file.read(end - start)


def trouble_of(piece: Piece) -> list[Problem]:
    """Why a source ended early, where it did."""
    return [] if piece.trouble is None else [Problem("unreadable", piece.source, 0, detail=piece.trouble)]
