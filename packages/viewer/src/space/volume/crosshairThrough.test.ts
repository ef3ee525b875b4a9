import { beforeAll, describe, expect, it } from 'vitest'
import { imagePoint, normalOf } from '../plane/ImagePlane.ts'
import { makeSlices } from '../testkit/makeInstance.ts'
import { shapeOf, stackOf } from '../testkit/makeVolume.ts'
import { dot } from '../vector.ts'
import { createCrosshair, crosshairPlane, rotateCrosshair, scrollCrosshair } from './crosshair.ts'
import { crosshairThrough } from './crosshairThrough.ts'
import { PLANE_NAMES, type PlaneName } from './standardAxes.ts'
import type { VolumeShape } from './VolumeShape.ts'

let shape: VolumeShape

beforeAll(async () => {
  const options = () => ({ format: { columns: 20, rows: 16 } })
  shape = shapeOf(await stackOf(makeSlices(10, (index) => index * 2, options)))
})

const round = (value: number) => Number(value.toFixed(6)) + 0

/** Returns how far a remembered plane is from the one that was found for it, in the coordinates of the latter. */
function differenceOf(found: ReturnType<typeof crosshairThrough>, seen: ReturnType<typeof crosshairPlane>) {
  const plane = crosshairPlane(found.crosshair, shape, found.name)
  return [
    imagePoint(plane, seen.geometry.position).distance,
    1 - dot(plane.geometry.row, seen.geometry.row),
    1 - dot(plane.geometry.column, seen.geometry.column),
  ].map(round)
}

describe('the way back to a plane', () => {
  it.each(PLANE_NAMES)('moves the %s plane where it was, and nothing else', (name) => {
    const home = createCrosshair(shape)
    const seen = crosshairPlane(scrollCrosshair(home, shape, name, 3), shape, name)
    const found = crosshairThrough(home, shape, seen.geometry)
    expect(found.name).toBe(name)
    expect(found.crosshair.planes).toBe(home.planes)
    expect(differenceOf(found, seen)).toEqual([0, 0, 0])
  })

  it.each(['axial', 'coronal', 'sagittal'] as const)(
    'turns the planes where the %s one lay askew',
    (name) => {
      const others = PLANE_NAMES.filter((one) => one !== name) as [PlaneName, PlaneName]
      const home = createCrosshair(shape)
      const askew = rotateCrosshair(rotateCrosshair(home, others[0], 20), others[1], -15)
      const seen = crosshairPlane(askew, shape, name)
      const found = crosshairThrough(home, shape, seen.geometry, { thickness: 5, mode: 'max' })
      expect(found.name).toBe(name)
      expect(differenceOf(found, seen)).toEqual([0, 0, 0])
      expect(found.crosshair.slab).toEqual({ thickness: 5, mode: 'max' })
      const normals = PLANE_NAMES.map((one) =>
        normalOf({ ...found.crosshair.planes[one], position: found.crosshair.center }),
      )
      const [a, b, c] = normals as [(typeof normals)[0], (typeof normals)[0], (typeof normals)[0]]
      expect([dot(a, b), dot(b, c), dot(a, c)].map(round)).toEqual([0, 0, 0])
      // Still from the feet, from the front and from the left.
      PLANE_NAMES.forEach((one, at) => {
        const usual = normalOf({ ...home.planes[one], position: home.center })
        expect(dot(normals[at] as typeof usual, usual), one).toBeGreaterThan(0.5)
      })
    },
  )
})
