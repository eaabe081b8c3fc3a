"""Drawn pictures are kept by their digest, and so is what could not be drawn."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from wonderland_qt.models.pictures.picture_store import MOST_WRONG, PictureStore, digest_of, digest_of_file
from wonderland_qt.models.pictures.pixels import Pixels, packed
from wonderland_qt.models.pictures.wrong_picture import WrongPicture

DOT = packed(2, 1, (20, 10), bytes(range(8)))


@pytest.fixture
def store(tmp_path: Path) -> PictureStore:
    return PictureStore(tmp_path / "pictures")


def test_a_picture_is_found_again_at_its_size(store: PictureStore) -> None:
    store.keep("a", 128, DOT)
    found = store.find("a", 128)
    assert found == DOT
    assert found.rows() == bytes(range(8))
    assert store.find("a", 256) is None
    assert store.find("b", 128) is None


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"something else",
        DOT.written()[:-6],
        Pixels(2048, 2048, (1, 1), DOT.packed).written(),
        Pixels(2, 1, (1, 1), b"no zlib").written(),
        packed(1, 1, (1, 1), bytes(10**6)).written(),
    ],
)
def test_a_damaged_picture_is_thrown_away(damage: bytes, store: PictureStore) -> None:
    store.keep("a", 128, DOT)
    (file,) = store.folder.iterdir()
    file.write_bytes(damage)
    assert store.find("a", 128) is None
    assert not file.exists()


def test_those_not_used_for_longest_make_room(tmp_path: Path) -> None:
    large = packed(100, 1, (1, 1), os.urandom(400))
    store = PictureStore(tmp_path, most_bytes=3 * len(large.written()))
    for number in range(5):
        store.keep(f"{number}", 128, large)
        for file in tmp_path.iterdir():
            told = file.stat()
            os.utime(file, ns=(told.st_atime_ns, told.st_mtime_ns - 10**9))
        assert store.find("0", 128) is not None
    assert [store.holds(f"{number}", 128) for number in range(5)] == [True, False, False, True, True]


def test_what_could_not_be_drawn_is_remembered_until_it_is_to_be_tried_again(store: PictureStore) -> None:
    store.keep_wrong("a", WrongPicture("filters", 7, most=20, steps=60))
    found = store.wrong("a")
    assert found is not None
    assert (found.reason.key, found.line, dict(found.reason.arguments)["most"]) == ("picture-filters", 7, 20)
    store.forget_wrong("a")
    assert store.wrong("a") is None


def test_pictures_make_no_room_among_those_that_could_not_be_drawn(tmp_path: Path) -> None:
    store = PictureStore(tmp_path, most_bytes=0)
    store.keep_wrong("a", WrongPicture("slow"))
    store.keep("b", 128, DOT)
    assert store.wrong("a") is not None
    assert MOST_WRONG > 1


def test_what_was_left_unfinished_long_ago_is_swept(store: PictureStore) -> None:
    store.keep("a", 128, DOT)
    old, new = store.folder / "unfinished-old", store.folder / "unfinished-new"
    for file in (old, new):
        file.write_bytes(b"cut short")
    os.utime(old, (0, 0))
    store.keep("b", 128, DOT)
    assert (old.exists(), new.exists()) == (False, True)


def test_without_a_folder_it_is_remembered_for_now_what_could_not_be_drawn(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    store = PictureStore(tmp_path / "file")
    store.keep("a", 128, DOT)
    store.keep_wrong("a", WrongPicture("slow"))
    assert store.find("a", 128) is None
    assert PictureStore(tmp_path / "file").wrong("a") is not None
    store.forget_wrong("a")
    assert store.wrong("a") is None


def test_a_picture_is_known_by_what_stands_in_it(tmp_path: Path) -> None:
    file = tmp_path / "a.svg"
    file.write_bytes(b"<svg/>")
    assert digest_of_file(file) == digest_of(b"<svg/>")
    file.write_bytes(b"<svg />")
    assert digest_of_file(file) == digest_of(b"<svg />")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such pipes here")
def test_nobody_waits_for_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.svg")
    with pytest.raises(OSError, match="not a file"):
        digest_of_file(tmp_path / "a.svg")
