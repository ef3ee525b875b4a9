"""
Where points of one frame of reference lie among the voxels of a series in another, through rigid matrices, computed by
numpy alone with 4 x 4 matrices, for the tests of packages/viewer/src/space/registration to be held against. Debian:
python3-numpy.

    python3 tools/viewer/registrationGeometry.py > packages/viewer/src/space/registration/registrationGeometry.json
"""

import json

import numpy as np

ROWS, COLUMNS, SLICES = 12, 16, 8


def rotation(axis, degrees):
    axis = np.asarray(axis, float)
    x, y, z = axis / np.linalg.norm(axis)
    skew = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    angle = np.radians(degrees)
    return np.eye(3) + np.sin(angle) * skew + (1 - np.cos(angle)) * skew @ skew


def rigid(axis, degrees, shift):
    matrix = np.eye(4)
    matrix[:3, :3] = rotation(axis, degrees)
    matrix[:3, 3] = shift
    return matrix


def voxel_to_patient(position, row, column, spacing, step):
    """Column, row and slice of a voxel's center to mm (PS3.3 C.7.6.2.1.1)."""
    matrix = np.eye(4)
    matrix[:3, 0] = np.asarray(row) * spacing[1]
    matrix[:3, 1] = np.asarray(column) * spacing[0]
    matrix[:3, 2] = np.cross(row, column) * step
    matrix[:3, 3] = position
    return matrix


def case(name, matrices, turn, position, spacing, step, random):
    row, column = turn @ [1, 0, 0], turn @ [0, 1, 0]
    place = voxel_to_patient(position, row, column, spacing, step)
    # The first matrix is applied first.
    whole = np.eye(4)
    for matrix in matrices:
        whole = matrix @ whole
    points = []
    for _ in range(12):
        voxel = np.append(random.uniform(0, 1, 3) * [COLUMNS - 1, ROWS - 1, SLICES - 1], 1)
        points.append({"point": (whole @ place @ voxel)[:3].tolist(), "voxel": voxel[:3].tolist()})
    return {
        "name": name,
        "matrices": [matrix.ravel().tolist() for matrix in matrices],
        "series": {
            "rows": ROWS,
            "columns": COLUMNS,
            "slices": SLICES,
            "row": row.tolist(),
            "column": column.tolist(),
            "position": list(position),
            "spacing": list(spacing),
            "step": step,
        },
        "points": points,
    }


random = np.random.default_rng(20261117)
cases = [
    case("a shift", [rigid([0, 0, 1], 0, [12.5, -7.25, 30])], np.eye(3), [-10, 4, 100], [1.5, 0.75], 3, random),
    case("a turn", [rigid([1, 2, 3], 37, [0, 0, 0])], np.eye(3), [5, -60, 12], [0.5, 0.5], 1.25, random),
    case("both, of a slanted series", [rigid([-1, 0.4, 2], 121, [80, -15, 3])], rotation([2, 1, 0], 25), [31, 7, -200], [0.9, 1.1], 2, random),
    case("one after the other", [rigid([0, 1, 0], 90, [10, 0, 0]), rigid([1, 0, 0], -30, [0, 20, 5])], rotation([0, 0, 1], 10), [0, 0, 0], [2, 2], 4, random),
]
print(json.dumps(cases, indent=1))
