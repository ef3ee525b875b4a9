"""
What segmentations of whole slides of the corpus have in each row of their matrix, by pydicom alone, for the tests of
packages/viewer to be held against. Debian: python3-pydicom, python3-numpy.

    python3 tools/viewer/slideLabels.py > packages/viewer/src/labels/testkit/slideLabels.json
"""

import json
from pathlib import Path

import numpy as np
import pydicom

CORPUS = Path(__file__).resolve().parents[2] / "packages/viewer/corpus"


def frames(file):
    """Each frame with its corner and its segment; None in a label map."""
    across = -(-file.TotalPixelMatrixColumns // file.Columns)
    down = -(-file.TotalPixelMatrixRows // file.Rows)
    groups = getattr(file, "PerFrameFunctionalGroupsSequence", None)
    for index, pixels in enumerate(file.pixel_array.reshape(-1, file.Rows, file.Columns)):
        if getattr(file, "DimensionOrganizationType", "") == "TILED_FULL":
            segment, tile = divmod(index, across * down)
            number = int(file.SegmentSequence[segment].SegmentNumber)
            yield pixels, (tile % across) * file.Columns, (tile // across) * file.Rows, number
            continue
        place = groups[index].PlanePositionSlideSequence[0]
        x = int(place.ColumnPositionInTotalImagePixelMatrix) - 1
        y = int(place.RowPositionInTotalImagePixelMatrix) - 1
        if file.SegmentationType == "LABELMAP":
            yield pixels, x, y, None
        else:
            yield pixels, x, y, int(groups[index].SegmentIdentificationSequence[0].ReferencedSegmentNumber)


def rows(path):
    """Names of labels with columns, «y: x x x», of what lies within the matrix."""
    file = pydicom.dcmread(path)
    names = {int(one.SegmentNumber): str(one.SegmentLabel) for one in file.SegmentSequence}
    matrices = {}
    for pixels, x, y, number in frames(file):
        for value in np.unique(pixels[pixels > 0]):
            label = int(value) if number is None else number
            matrix = matrices.setdefault(
                label, np.zeros((file.TotalPixelMatrixRows, file.TotalPixelMatrixColumns), bool)
            )
            inside = pixels == value if number is None else pixels > 0
            part = matrix[y : y + file.Rows, x : x + file.Columns]
            part |= inside[: part.shape[0], : part.shape[1]]
    return {
        names[label]: [
            f"{y}: {' '.join(str(x) for x in np.flatnonzero(row))}" for y, row in enumerate(matrix) if row.any()
        ]
        for label, matrix in sorted(matrices.items())
    }


files = sorted((CORPUS / "highdicom").glob("seg_image_sm_*.dcm"))
print(json.dumps({f"highdicom/{path.name}": rows(path) for path in files}, indent=1))
