"""Every solver, on every kind of field: the route is a shortest one, nothing else is touched, and the time is bounded."""

import random
import re
import statistics
from dataclasses import dataclass

import numpy as np
import pytest
from baseline import literal_tracer
from hypothesis import given, settings
from hypothesis import strategies as st
from oracles import show
from paths_oracle import Place, Walls, distances, longest_pair, perfect_maze, steps_between

from zxmazes.library import STRIDE, Library, routines, walk
from zxmazes.paths import ASM
from zxmazes.spectrum import FRAME_48, Call, Machine  # type: ignore[attr-defined]
