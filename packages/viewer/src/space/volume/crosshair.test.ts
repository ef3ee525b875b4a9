import { beforeAll, describe, expect, it } from 'vitest'
import type { Vector } from '../../model/Geometry.ts'
import { imagePoint, normalOf, patientPoint } from '../plane/ImagePlane.ts'
import { makeSlices } from '../testkit/makeInstance.ts'
import { fillVolume, shapeOf, stackOf } from '../testkit/makeVolume.ts'
import { dot } from '../vector.ts'
import type { Volume } from './createVolume.ts'
import {
  createCrosshair,
  crosshairIndex,
  crosshairPlane,
  moveCrosshair,
  rotateCrosshair,
  scrollCrosshair,
  setSlab,
} from './crosshair.ts'
import { reslice } from './reslice.ts'
import { PLANE_NAMES, type PlaneName } from './standardAxes.ts'

/** 20 columns, 16 rows, 10 slices of 2 mm; one bright voxel: left, at the back, near the head. */
const BRIGHT: Vector = [17, 13, 16]
let volume: Volume

beforeAll(async () => {
  const stack = await stackOf(
    makeSlices(
      10,
      (index) => index * 2,
      () => ({ format: { columns: 20, rows: 16 } }),
    ),
  )
  volume = fillVolume(shapeOf(stack), (point) =>
    point.every((part, axis) => part === BRIGHT[axis]) ? 100 : 0,
  )
})

function brightest(name: PlaneName, thickness: number) {
  const crosshair = setSlab(createCrosshair(volume.shape), { thickness, mode: 'max' })
  const plane = crosshairPlane(crosshair, volume.shape, name)
  const { values, columns, rows } = reslice(volume, plane, crosshair.slab)
  const at = values.indexOf(Math.max(...values))
  return { x: at % columns, y: Math.floor(at / columns), columns, rows }
}

describe('the three planes', () => {
  it('trap 40: no projection stands on its head: left is right, the back down, the head up', () => {
    expect(brightest('axial', 40)).toEqual({ x: 17, y: 13, columns: 20, rows: 16 })
    // 19 rows of 1 mm from the highest slice at 18 mm down; the voxel is at 16 mm.
    expect(brightest('coronal', 40)).toEqual({ x: 17, y: 2, columns: 20, rows: 19 })
    expect(brightest('sagittal', 40)).toEqual({ x: 13, y: 2, columns: 16, rows: 19 })
  })

  it('starts in the middle and counts the planes by voxels', () => {
    const crosshair = createCrosshair(volume.shape)
    expect(crosshair.center).toEqual([9.5, 7.5, 9])
    expect(PLANE_NAMES.map((name) => crosshairIndex(crosshair, volume.shape, name).count)).toEqual([
      10, 16, 20,
    ])
  })

  it('scrolls from the head to the feet, to the back and to the left, and stops at the ends', () => {
    const crosshair = createCrosshair(volume.shape)
    expect(scrollCrosshair(crosshair, volume.shape, 'axial', 2).center).toEqual([9.5, 7.5, 5])
    expect(scrollCrosshair(crosshair, volume.shape, 'coronal', 2).center).toEqual([9.5, 9.5, 9])
    expect(scrollCrosshair(crosshair, volume.shape, 'sagittal', 2).center).toEqual([11.5, 7.5, 9])
    const end = scrollCrosshair(crosshair, volume.shape, 'axial', 99)
    expect(end.center[2]).toBe(0)
    expect(crosshairIndex(end, volume.shape, 'axial')).toEqual({ index: 9, count: 10 })
  })

  it('moves within the volume only, and no picture jumps', () => {
    const before = createCrosshair(volume.shape)
    const moved = moveCrosshair(before, volume.shape, [99, -99, 12])
    expect(moved.center).toEqual([19, 0, 12])
    for (const name of PLANE_NAMES) {
      const [a, b] = [before, moved].map((one) => crosshairPlane(one, volume.shape, name))
      expect(b?.columns).toBe(a?.columns)
      const corner = imagePoint(a as NonNullable<typeof a>, b?.geometry.position as Vector)
      expect([corner.x, corner.y]).toEqual([0.5, 0.5])
    }
  })

  it('turns the other two planes clockwise, and leaves the one that is looked at', () => {
    const before = createCrosshair(volume.shape)
    const turned = rotateCrosshair(before, 'axial', 30)
    expect(turned.planes.axial).toBe(before.planes.axial)
    // Clockwise with y down: the line to the right goes down, which is to the back.
    expect(turned.planes.coronal.row[0]).toBeCloseTo(Math.cos(Math.PI / 6), 12)
    expect(turned.planes.coronal.row[1]).toBeCloseTo(0.5, 12)
    const again = rotateCrosshair(rotateCrosshair(turned, 'coronal', -50), 'sagittal', 17)
    const normals = PLANE_NAMES.map((name) => normalOf({ ...again.planes[name], position: [0, 0, 0] }))
    expect(dot(normals[0] as Vector, normals[1] as Vector)).toBeCloseTo(0, 12)
    expect(dot(normals[0] as Vector, normals[2] as Vector)).toBeCloseTo(0, 12)
    expect(dot(normals[1] as Vector, normals[2] as Vector)).toBeCloseTo(0, 12)
  })

  it('shows the crosshair where the value under it is, however it is turned', () => {
    const at = moveCrosshair(createCrosshair(volume.shape), volume.shape, BRIGHT)
    const crosshair = rotateCrosshair(rotateCrosshair(at, 'axial', 33), 'sagittal', -21)
    for (const name of PLANE_NAMES) {
      const plane = crosshairPlane(crosshair, volume.shape, name)
      const { x, y, distance } = imagePoint(plane, crosshair.center)
      expect(distance).toBeCloseTo(0, 9)
      expect(patientPoint(plane, { x, y })[2]).toBeCloseTo(16, 9)
      const geometry = { ...plane.geometry, position: patientPoint(plane, { x, y }) }
      expect(reslice(volume, { ...plane, geometry, columns: 1, rows: 1 }).values[0]).toBeCloseTo(100, 4)
    }
  })
})
