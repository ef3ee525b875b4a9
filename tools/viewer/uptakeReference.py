"""Values in spheres, computed apart from the viewer: numpy and scipy, whole arrays, no code in common.

    python3 tools/viewer/uptakeReference.py > packages/viewer/src/space/volume/sphereReference.json

The volume is a formula that the test writes too: uptake in two hot spots over a background, on a grid of PET.
"""

import json

import numpy as np
from scipy import ndimage

COLUMNS, ROWS, SLICES = 40, 36, 30
SPACING = np.array([4.07, 4.07, 3.0])  # x, y, z in mm
ORIGIN = np.array([-80.0, -70.0, -45.0])


def volume():
    z, y, x = np.mgrid[0:SLICES, 0:ROWS, 0:COLUMNS].astype(float)
    hot = lambda cx, cy, cz, s, a: a * np.exp(-((x - cx) ** 2 + (y - cy) ** 2 + (z - cz) ** 2) / (2 * s * s))
    stored = 400 + hot(20, 18, 15, 2.5, 9000) + hot(9, 25, 11, 1.5, 6000) + 37 * ((x * 7 + y * 3 + z * 5) % 11)
    return np.floor(stored)


SLOPE = 0.00125


def kernel():
    radius = (3 * 1000 / (4 * np.pi)) ** (1 / 3)
    fine = 4
    reach = np.ceil(radius / SPACING + 0.5).astype(int)
    axes = [(np.arange((2 * n + 1) * fine) + 0.5) / fine - n - 0.5 for n in reach]
    x, y, z = np.meshgrid(axes[0] * SPACING[0], axes[1] * SPACING[1], axes[2] * SPACING[2], indexing="ij")
    inside = (np.sqrt(x**2 + y**2 + z**2) <= radius).astype(float)
    shape = [2 * n + 1 for n in reach]
    parts = inside.reshape(shape[0], fine, shape[1], fine, shape[2], fine).mean(axis=(1, 3, 5))
    return parts / parts.sum()


def main():
    suv = volume() * SLOPE
    means = ndimage.convolve(suv, kernel().transpose(2, 1, 0), mode="constant", cval=np.nan)
    z, y, x = np.mgrid[0:SLICES, 0:ROWS, 0:COLUMNS]
    points = np.stack([x, y, z], axis=-1) * SPACING + ORIGIN
    out = []
    for center, radius in [([1.4, 3.26, 0.0], 15.0), ([-43.37, 31.75, -12.0], 20.0), ([10.0, 0.0, 10.0], 7.5), ([-79.0, -69.0, -44.0], 9.0)]:
        mask = np.linalg.norm(points - np.array(center), axis=-1) <= radius
        peaks = means[mask]
        peaks = peaks[~np.isnan(peaks)]
        out.append(
            {
                "center": center,
                "radius": radius,
                "count": int(mask.sum()),
                "mean": float(suv[mask].mean()),
                "max": float(suv[mask].max()),
                "min": float(suv[mask].min()),
                "peak": float(peaks.max()) if peaks.size else None,
            }
        )
    print(json.dumps({"slope": SLOPE, "spacing": SPACING.tolist(), "origin": ORIGIN.tolist(), "spheres": out}, indent=2))


main()
