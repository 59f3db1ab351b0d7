"""Frozen values: made like dataclasses, compared by class and fields."""

import pytest

from intervention.core.values import Value


class Point(Value):
    x: int
    y: int = 0


class Other(Value):
    x: int
    y: int = 0


class Nothing(Value):
    """No fields at all."""


class Neither(Value):
    """None either."""


def test_fields_come_by_position_and_name_and_have_defaults() -> None:
    assert (Point(1).x, Point(1).y) == (1, 0)
    assert Point(1, 2) == Point(y=2, x=1)
    assert Point(1).replace(y=5) == Point(1, 5)
    assert repr(Point(1)) == "Point(x=1, y=0)"


def test_only_the_same_class_is_equal() -> None:
    assert Point(1) != Point(2)
    assert Point(1) != Other(1)
    assert Nothing() == Nothing()
    assert Nothing() != Neither()
    assert len({Point(1), Point(1), Point(2), Nothing(), Neither()}) == 4


def test_nothing_can_be_changed_added_or_left_out() -> None:
    point = Point(1)
    with pytest.raises(AttributeError):
        point.x = 2  # type: ignore[misc]
    with pytest.raises(AttributeError):
        del point.y
    for bad in ({}, {"x": 1, "z": 2}):
        with pytest.raises(TypeError):
            Point(**bad)
    with pytest.raises(TypeError):
        Point(1, x=1)  # type: ignore[misc]
    with pytest.raises(TypeError):
        Point(1, 2, 3)  # type: ignore[call-arg]
