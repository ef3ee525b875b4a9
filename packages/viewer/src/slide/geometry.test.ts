import { describe, expect, it } from 'vitest'
import { followPlacement } from './followPlacement.ts'
import { magnificationAt, scaleOfMagnification } from './magnification.ts'
import { createSlideWorld } from './openseadragon/slideWorld.ts'
import { scaleBar } from './scaleBar.ts'

const level = (width: number, height: number, x: number, y: number, offset = { x: 0, y: 0 }) => ({
  width,
  height,
  tileWidth: 256,
  tileHeight: 256,
  columns: Math.ceil(width / 256),
  rows: Math.ceil(height / 256),
  downsample: { x, y },
  offset,
})

describe('magnificationAt', () => {
  it('trap 72: the power of the objective counts at one pixel to one, and less when zoomed out', () => {
    const source = { objective: 40, micronsPerPixel: { x: 0.2, y: 0.2, origin: 'dicom' as const } }
    expect(magnificationAt(source, 1)).toEqual({ times: 40, basis: 'objective' })
    expect(magnificationAt(source, 0.125)).toEqual({ times: 5, basis: 'objective' })
  })

  it('trap 72: without an objective it follows from the size by convention, and says so', () => {
    const source = { micronsPerPixel: { x: 0.5, y: 0.5, origin: 'resolution' as const } }
    expect(magnificationAt(source, 1)).toEqual({ times: 20, basis: 'convention' })
    expect(scaleOfMagnification(source, 5)).toBe(0.25)
  })

  it('trap 72: nothing known, nothing said', () => {
    expect(magnificationAt({}, 1)).toBeUndefined()
    expect(scaleOfMagnification({}, 10)).toBeUndefined()
  })
})

describe('scaleBar', () => {
  it('takes the longest of 1, 2 and 5 that fits, and turns to mm at 1000 µm', () => {
    expect(scaleBar(0.5, 120)).toEqual({ value: 50, unit: 'µm', length: 100 })
    expect(scaleBar(0.499, 120)).toMatchObject({ value: 50, unit: 'µm' })
    expect(scaleBar(10, 120)).toEqual({ value: 1, unit: 'mm', length: 100 })
    expect(scaleBar(0.03, 120)).toMatchObject({ value: 2, unit: 'µm' })
    expect(scaleBar(Number.NaN, 120)).toBeUndefined()
  })
})

describe('createSlideWorld', () => {
  it('trap 66: a tile of a level lies where the same tissue lies in the largest', () => {
    const world = createSlideWorld({
      levels: [level(1000, 700, 1, 1), level(249, 174, 1000 / 249, 700 / 174)],
    })
    const bounds = world.tileBounds(1, 0, 0)
    expect([bounds.x, bounds.y, bounds.width]).toEqual([0, 0, 1])
    expect(bounds.height).toBeCloseTo(0.7, 12)
  })

  it('trap 69: an offset of a level moves its tiles, and the tile at a point is found by it', () => {
    const world = createSlideWorld({
      levels: [level(1024, 1024, 1, 1), level(512, 512, 2, 2, { x: 100, y: 50 })],
    })
    expect(world.tileBounds(1, 1, 0)).toEqual({ x: 612 / 1024, y: 50 / 1024, width: 0.5, height: 0.5 })
    expect(world.tileAt(1, { x: 611 / 1024, y: 0.9 })).toEqual({ column: 0, row: 1 })
    expect(world.tileAt(1, { x: 613 / 1024, y: 0.1 })).toEqual({ column: 1, row: 0 })
  })

  it('trap 65: pixels that are not square are shown so that tissue is', () => {
    const micronsPerPixel = { x: 0.5, y: 0.25, origin: 'dicom' as const }
    const world = createSlideWorld({ levels: [level(1000, 1000, 1, 1)], micronsPerPixel })
    expect(world.height).toBe(500)
    expect(world.toWorld({ x: 1000, y: 1000 })).toEqual({ x: 1, y: 0.5 })
    expect(world.toImage({ x: 1, y: 0.5 })).toEqual({ x: 1000, y: 1000 })
  })
})

describe('followPlacement', () => {
  const leader = { center: { x: 100, y: 100 }, scale: 1, rotation: 0 }

  it('keeps the shift between two slides', () => {
    const anchor = { leader, follower: { center: { x: 140, y: 90 }, scale: 1, rotation: 0 } }
    expect(followPlacement({ center: { x: 110, y: 120 }, scale: 2, rotation: 0 }, anchor)).toEqual({
      center: { x: 150, y: 110 },
      scale: 2,
      rotation: 0,
    })
  })

  it('moves a turned slide so that both move alike on the screen', () => {
    // Turned by 90° clockwise, the right of the screen is the slide's own upward direction.
    const anchor = { leader, follower: { center: { x: 0, y: 0 }, scale: 1, rotation: 90 } }
    const moved = followPlacement({ ...leader, center: { x: 110, y: 100 } }, anchor)
    expect(moved.center.x).toBeCloseTo(0, 9)
    expect(moved.center.y).toBeCloseTo(-10, 9)
    expect(moved.rotation).toBe(90)
  })
})
