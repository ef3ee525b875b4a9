"""
Where segmentations and structure sets of the corpus lie, computed by pydicom and numpy alone, for the tests of
packages/viewer/src/labels to be held against. Debian: python3-pydicom, python3-numpy.

    python3 tools/viewer/labelGeometry.py > packages/viewer/src/labels/testkit/labelGeometry.json
"""

import json
from pathlib import Path

import numpy as np
import pydicom

CORPUS = Path(__file__).resolve().parents[2] / "packages/viewer/corpus"
SEGMENTATIONS = ["highdicom/seg_image_ct_binary.dcm"]
STRUCTURES = ["pydicom/test_files/rtstruct.dcm"]


def unit(vector):
    vector = np.asarray(vector, float)
    return vector / np.linalg.norm(vector)


def planes_through(center, extent):
    """Along the body's axes and across them, with pixels that are no multiple of anything in the files."""
    frames = {
        "axial": ([1, 0, 0], [0, 1, 0]),
        "coronal": ([1, 0, 0], [0, 0, 1]),
        "sagittal": ([0, 1, 0], [0, 0, 1]),
        "oblique": (unit([1, 0.3, 0.2]), None),
    }
    size = 120
    spacing = extent / size * 1.3
    for name, (row, column) in frames.items():
        row = unit(row)
        column = unit(np.cross(np.cross(row, [0.1, 1, 0.4]), row)) if column is None else unit(column)
        position = center - (size - 1) / 2 * spacing * (row + column)
        yield {
            "name": name,
            "position": position.tolist(),
            "row": row.tolist(),
            "column": column.tolist(),
            "spacing": float(spacing),
            "columns": size,
            "rows": size,
        }


def pixel_places(plane):
    y, x = np.mgrid[0 : plane["rows"], 0 : plane["columns"]]
    step = plane["spacing"]
    return (
        np.asarray(plane["position"])
        + x[..., None] * step * np.asarray(plane["row"])
        + y[..., None] * step * np.asarray(plane["column"])
    )


def described(inside):
    """How many pixels, and their middle where the corner of the first pixel is 0, 0."""
    rows, columns = np.nonzero(inside)
    count = int(inside.sum())
    if count == 0:
        return {"pixels": 0}
    return {"pixels": count, "x": float(columns.mean() + 0.5), "y": float(rows.mean() + 0.5)}


def segmentation(path):
    file = pydicom.dcmread(CORPUS / path)
    shared = file.SharedFunctionalGroupsSequence[0]
    orientation = np.asarray(shared.PlaneOrientationSequence[0].ImageOrientationPatient, float)
    row, column = orientation[:3], orientation[3:]
    normal = np.cross(row, column)
    down, right = (float(v) for v in shared.PixelMeasuresSequence[0].PixelSpacing)
    pixels = file.pixel_array.reshape(-1, file.Rows, file.Columns)
    slices = {}
    for index, group in enumerate(file.PerFrameFunctionalGroupsSequence):
        position = np.asarray(group.PlanePositionSequence[0].ImagePositionPatient, float)
        label = int(group.SegmentIdentificationSequence[0].ReferencedSegmentNumber)
        slices.setdefault(label, []).append((float(position @ normal), position, pixels[index] > 0))
    heights = np.unique(np.round([at for own in slices.values() for at, _, _ in own], 2))
    reach = float(np.median(np.diff(heights))) / 2
    position = next(iter(slices.values()))[0][1]
    middle = position + row * right * file.Columns / 2 + column * down * file.Rows / 2
    middle = middle + normal * (heights.mean() - middle @ normal)
    found = []
    for plane in planes_through(middle, max(right * file.Columns, down * file.Rows)):
        points = pixel_places(plane)
        for label, own in sorted(slices.items()):
            at = np.asarray([height for height, _, _ in own])
            distance = np.abs((points @ normal)[..., None] - at)
            nearest = distance.argmin(axis=-1)
            inside = np.zeros(points.shape[:2], bool)
            for index, (_, origin, mask) in enumerate(own):
                x = np.floor((points - origin) @ row / right + 0.5).astype(int)
                y = np.floor((points - origin) @ column / down + 0.5).astype(int)
                there = (nearest == index) & (distance[..., index] <= reach) & (x >= 0) & (y >= 0)
                there &= (x < file.Columns) & (y < file.Rows)
                inside[there] = mask[y[there], x[there]]
            found.append({"plane": plane, "label": label, **described(inside)})
    return found


def in_polygon(points, polygon):
    """Even-odd, for all points at once."""
    inside = np.zeros(points.shape[:-1], bool)
    x, y = points[..., 0], points[..., 1]
    for (ax, ay), (bx, by) in zip(polygon, np.roll(polygon, -1, axis=0)):
        if ay == by:
            continue
        inside ^= ((ay > y) != (by > y)) & (x < ax + (y - ay) / (by - ay) * (bx - ax))
    return inside


def structures(path):
    # The file has no preamble.
    file = pydicom.dcmread(CORPUS / path, force=True)
    found = []
    for roi in file.ROIContourSequence:
        contours = [
            np.asarray(one.ContourData, float).reshape(-1, 3)
            for one in getattr(roi, "ContourSequence", [])
            if one.ContourGeometricType == "CLOSED_PLANAR"
        ]
        heights = sorted({round(float(points[0, 2]), 2) for points in contours})
        if len(heights) < 3 or any(np.ptp(points[:, 2]) > 0.1 for points in contours):
            continue
        step = float(np.median(np.diff(heights)))
        by_height = [[c[:, :2] for c in contours if abs(c[0, 2] - at) <= 0.1] for at in heights]
        everything = np.concatenate(contours)
        center = (everything.min(axis=0) + everything.max(axis=0)) / 2
        for plane in planes_through(center, float(np.ptp(everything, axis=0).max())):
            points = pixel_places(plane)
            distance = np.abs(points[..., 2:] - np.asarray(heights))
            nearest = distance.argmin(axis=-1)
            inside = np.zeros(points.shape[:2], bool)
            for index, polygons in enumerate(by_height):
                there = (nearest == index) & (distance[..., index] <= step / 2)
                for polygon in polygons:
                    inside ^= there & in_polygon(points[..., :2], polygon)
            found.append({"plane": plane, "label": int(roi.ReferencedROINumber), **described(inside)})
    return found


def main():
    result = {path: segmentation(path) for path in SEGMENTATIONS}
    result.update({path: structures(path) for path in STRUCTURES})
    print(json.dumps(result, indent=1))


main()
