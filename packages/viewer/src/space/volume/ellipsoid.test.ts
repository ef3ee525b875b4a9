import { expect, it } from 'vitest'
import { makeStepVolume } from '../../planes/testkit/makeStepVolume.ts'
import { createCrosshair, crosshairPlane, rotateCrosshair } from './crosshair.ts'
import { ellipsoidOutline } from './ellipsoid.ts'
import { sphereStatistics } from './sphereStatistics.ts'
import { standardAxes } from './standardAxes.ts'

const opened = async () => {
  const { volume } = await makeStepVolume()
  const { center } = createCrosshair(volume.shape)
  return { volume, center, axes: standardAxes(volume.shape, 'patient') }
}

it('an ellipsoid as long as wide is a sphere', async () => {
  const { volume, center, axes } = await opened()
  const round = sphereStatistics(volume, center, { axes, radii: [6, 6, 6] })
  expect(round).toEqual(sphereStatistics(volume, center, 6))
})

it('the values in an ellipsoid are those of the voxels whose centers lie in it', async () => {
  const { volume, center, axes } = await opened()
  const { shape } = volume
  const radii = [7, 3, 5] as const
  const inside: number[] = []
  shape.places.forEach((place, z) => {
    for (let y = 0; y < shape.rows; y++) {
      for (let x = 0; x < shape.columns; x++) {
        // The voxels of this volume lie along the axes of the patient.
        const px = (x + (shape.shiftX[z] ?? 0)) * shape.columnSpacing * (shape.row[0] ?? 1)
        const py = (y + (shape.shiftY[z] ?? 0)) * shape.rowSpacing * (shape.column[1] ?? 1)
        const pz = place * (shape.normal[2] ?? 1)
        const far =
          ((px - center[0]) / radii[0]) ** 2 +
          ((py - center[1]) / radii[1]) ** 2 +
          ((pz - center[2]) / radii[2]) ** 2
        if (far <= 1) inside.push(volume.values[z]?.[y * shape.columns + x] ?? 0)
      }
    }
  })
  const [slope = 1, intercept = 0] = [volume.slopes[0], volume.intercepts[0]]
  const found = sphereStatistics(volume, center, { axes, radii }, { hasPeak: false })
  expect(inside.length).toBeGreaterThan(20)
  expect(found?.count).toBe(inside.length)
  expect(found?.max).toBeCloseTo(Math.max(...inside) * slope + intercept, 9)
  const mean = inside.reduce((sum, value) => sum + value, 0) / inside.length
  expect(found?.mean).toBeCloseTo(mean * slope + intercept, 9)
})

it('a plane cuts it in an ellipse of its radii, and turned in between them', async () => {
  const { volume, center, axes } = await opened()
  const ellipsoid = { axes, radii: [8, 4, 4] as const }
  const crosshair = createCrosshair(volume.shape)
  const reaches = (turned: typeof crosshair) => {
    const plane = crosshairPlane(turned, volume.shape, 'coronal', 1)
    const points = ellipsoidOutline(ellipsoid, center, plane)
    const xs = points.map(({ x }) => x)
    const ys = points.map(({ y }) => y)
    return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
  }
  expect(reaches(crosshair)).toEqual([expect.closeTo(16, 6), expect.closeTo(8, 6)])
  // Seen in the axial plane, the coronal one is turned by a quarter: it lies along the short radius.
  expect(reaches(rotateCrosshair(crosshair, 'axial', 90))[0]).toBeCloseTo(8, 6)
})
