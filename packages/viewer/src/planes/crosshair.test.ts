import { describe, expect, it } from 'vitest'
import { matrixOf } from '../display/placement/placeImage.ts'
import { patientPoint } from '../space/plane/ImagePlane.ts'
import { createPlanes } from './createPlanes.ts'
import { createSlicer } from './createSlicer.ts'
import { crosshairOnScreen, hitCrosshair } from './crosshairOnScreen.ts'
import { isOblique } from './isOblique.ts'
import { HOME_PLACEMENT, homeOf, placementOf, planePlacementOf } from './PlanePlacement.ts'
import { isOnPlane, millimetreMatrix, millimetres } from './planePlace.ts'
import { planeReadings } from './planeReadings.ts'
import { shapeOfPlane } from './shapeOfPlane.ts'
import { makeStepVolume } from './testkit/makeStepVolume.ts'

async function seen() {
  const { volume, stack } = await makeStepVolume()
  const planes = createPlanes(volume.shape)
  let next: (() => void) | undefined
  const soon = (run: () => void) => {
    next = run
    return () => undefined
  }
  const slicer = createSlicer(volume, planes, { now: () => 0, soon })
  function settle() {
    for (let run = next; run; run = next) {
      next = undefined
      run()
    }
  }
  settle()
  const size = { width: 400, height: 400, ratio: 1 }
  function shownOf(name: 'axial' | 'coronal') {
    settle()
    const picture = slicer.pictureOf(name)
    if (!picture) throw new Error('not cut')
    const home = homeOf(volume.shape, 'patient', name)
    const placement = placementOf(planes.read().placements[name], picture.plane, home, size)
    return { picture, matrix: matrixOf(placement, shapeOfPlane(picture.plane), size), size, placement }
  }
  return { volume, stack, planes, shownOf, size }
}

describe('the crosshair of a plane', () => {
  it('lies in the middle at first, its lines upright and level', async () => {
    const { planes, shownOf } = await seen()
    const { at, lines } = crosshairOnScreen(planes.read().crosshair, 'axial', shownOf('axial'))
    expect(at.x).toBeCloseTo(200)
    expect(at.y).toBeCloseTo(200)
    const byPlane = Object.fromEntries(lines.map(({ of, along }) => [of, along]))
    expect(Math.abs(byPlane['coronal']?.x ?? 0)).toBeCloseTo(1)
    expect(Math.abs(byPlane['sagittal']?.y ?? 0)).toBeCloseTo(1)
  })

  it('is held by its middle, by its circles and by its lines', async () => {
    const { planes, shownOf } = await seen()
    const crosshair = crosshairOnScreen(planes.read().crosshair, 'axial', shownOf('axial'))
    expect(hitCrosshair(crosshair, { x: 205, y: 196 })).toEqual({ part: 'center' })
    expect(hitCrosshair(crosshair, { x: 200 + 128, y: 202 })).toEqual({ part: 'handle', of: 'coronal' })
    expect(hitCrosshair(crosshair, { x: 260, y: 203 })).toEqual({ part: 'line', of: 'coronal' })
    expect(hitCrosshair(crosshair, { x: 198, y: 60 })).toEqual({ part: 'line', of: 'sagittal' })
    expect(hitCrosshair(crosshair, { x: 260, y: 260 })).toBeUndefined()
    expect(hitCrosshair(crosshair, { x: 260, y: 212 }, 12)).toEqual({ part: 'line', of: 'coronal' })
  })

  it('turns clockwise on the screen, and the other planes with it', async () => {
    const { planes, shownOf, volume } = await seen()
    planes.rotate(planes.read().crosshair, 'axial', 30)
    const { lines } = crosshairOnScreen(planes.read().crosshair, 'axial', shownOf('axial'))
    const coronal = lines.find(({ of }) => of === 'coronal')?.along
    const degrees = (Math.atan2(coronal?.y ?? 0, coronal?.x ?? 0) * 180) / Math.PI
    expect(((degrees % 180) + 180) % 180).toBeCloseTo(30)
    const { crosshair } = planes.read()
    expect(isOblique(crosshair, volume.shape, 'patient', 'axial')).toBe(false)
    expect(isOblique(crosshair, volume.shape, 'patient', 'coronal')).toBe(true)
    planes.reset()
    expect(isOblique(planes.read().crosshair, volume.shape, 'patient', 'coronal')).toBe(false)
  })
})

describe('how a plane lies in its place', () => {
  it('stays the same when it is cut more coarsely', async () => {
    const { shownOf, volume, size } = await seen()
    const { picture } = shownOf('axial')
    const coarse = { ...picture.plane, spacing: [1.5, 1.5] as const, columns: 7, rows: 6 }
    const home = homeOf(volume.shape, 'patient', 'axial')
    const inMm = { ...HOME_PLACEMENT, scale: 30, center: [2, 3, 4] as const }
    const at = (plane: typeof picture.plane) => {
      const placement = placementOf(inMm, plane, home, size)
      const matrix = matrixOf(placement, shapeOfPlane(plane), size)
      const { a, b, e, f } = millimetreMatrix(plane.geometry, plane, matrix)
      return [a, b, e, f].map((value) => Math.round(value * 1000))
    }
    expect(at(coarse)).toEqual(at(picture.plane))
    const back = planePlacementOf(placementOf(inMm, picture.plane, home, size), picture.plane)
    expect(back.scale).toBeCloseTo(30)
    expect(back.center?.slice(0, 2)).toEqual([2, 3])
  })
})

describe('what is measured on a plane', () => {
  it('V60 is in mm of the patient, and seen on this plane alone', async () => {
    const { planes, shownOf } = await seen()
    const { plane } = shownOf('coronal').picture
    const [a, b] = [
      { x: 3.5, y: 4.5 },
      { x: 11.5, y: 10.5 },
    ]
    const points = [millimetres(plane, a), millimetres(plane, b)]
    const [reading] = planeReadings({ tool: 'length', points }, plane.geometry)
    const [from, to] = [patientPoint(plane, a), patientPoint(plane, b)]
    expect(reading?.value).toBeCloseTo(Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]))
    expect(reading?.value).toBeCloseTo(5)
    expect(reading).toMatchObject({ unit: 'mm', source: 'plane', digits: 1 })
    const { geometry } = plane
    expect(isOnPlane(geometry, plane, 0.25)).toBe(true)
    planes.scroll(1, 'coronal')
    expect(isOnPlane(geometry, shownOf('coronal').picture.plane, 0.25)).toBe(false)
    expect(isOnPlane(geometry, shownOf('coronal').picture.plane, 2)).toBe(true)
    planes.rotate(planes.read().crosshair, 'axial', 5)
    expect(isOnPlane(geometry, shownOf('coronal').picture.plane, 100)).toBe(false)
    planes.dispose()
  })

  it('tells values of what is seen', async () => {
    const { planes, shownOf } = await seen()
    planes.moveTo([3, 2, 4])
    const { picture } = shownOf('axial')
    const points = [millimetres(picture.plane, { x: 7.5, y: 5.5 })]
    const coarse = { ...picture, isCoarse: true }
    expect(planeReadings({ tool: 'probe', points }, picture.plane.geometry, coarse)).toEqual([])
    const fine = { ...picture, isCoarse: false }
    const [reading] = planeReadings({ tool: 'probe', points }, picture.plane.geometry, fine)
    expect(reading).toMatchObject({ value: 7 + 20 * 5 + 400 * 4 - 1024, unit: 'HU' })
    planes.dispose()
  })
})
