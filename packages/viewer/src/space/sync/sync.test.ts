import { describe, expect, it } from 'vitest'
import { type ImagePlane, imagePoint, patientPoint, planeOf } from '../plane/ImagePlane.ts'
import { type InstanceOptions, makeInstance, makeSlices } from '../testkit/makeInstance.ts'
import { stackOf } from '../testkit/makeVolume.ts'
import { matchingFrame } from './matchingFrame.ts'
import { referenceLine } from './referenceLine.ts'
import { showPoint } from './showPoint.ts'
import { linkStacks } from './stackLink.ts'

const axial: ImagePlane = {
  geometry: { position: [0, 0, 50], row: [1, 0, 0], column: [0, 1, 0] },
  columns: 100,
  rows: 80,
  spacing: [1, 1],
  frameOfReference: 'A',
}
const coronal: ImagePlane = {
  geometry: { position: [0, 30, 100], row: [1, 0, 0], column: [0, 0, -1] },
  columns: 100,
  rows: 100,
  spacing: [1, 1],
  frameOfReference: 'A',
}

describe('points', () => {
  it('trap 44: the center of the first pixel lies at the position, its corner half a pixel before', () => {
    const plane = { ...axial, spacing: [2, 3] as const }
    expect(patientPoint(plane, { x: 0.5, y: 0.5 })).toEqual([0, 0, 50])
    expect(patientPoint(plane, { x: 0, y: 0 })).toEqual([-1.5, -1, 50])
    expect(imagePoint(plane, [6, 6, 57])).toEqual({ x: 2.5, y: 3.5, distance: 7 })
  })

  it('trap 28: a projection has no place in the patient', () => {
    const { record } = makeInstance()
    if (record.content.kind !== 'image') throw new Error('an image')
    const [frame] = record.content.frames
    if (!frame) throw new Error('a frame')
    const projection = { ...frame, spacing: { ...frame.spacing, isProjection: true } }
    const open = makeInstance()
    expect(planeOf({ id: 'x', instance: open, image: record.content, frame: projection })).toBeUndefined()
  })
})

describe('reference lines', () => {
  it('trap 42: lies where the planes meet', () => {
    expect(referenceLine(axial, coronal)).toEqual({ from: { x: 100, y: 30.5 }, to: { x: 0, y: 30.5 } })
    expect(referenceLine(coronal, axial)).toEqual({ from: { x: 100, y: 50.5 }, to: { x: 0, y: 50.5 } })
  })

  it('trap 42: is as long as the other image is wide, and ends at the edges of this one', () => {
    const narrow = {
      ...coronal,
      geometry: { ...coronal.geometry, position: [40, 30, 100] as const },
      columns: 20,
    }
    expect(referenceLine(axial, narrow)).toEqual({ from: { x: 60, y: 30.5 }, to: { x: 40, y: 30.5 } })
    const wide = {
      ...coronal,
      geometry: { ...coronal.geometry, position: [-200, 30, 100] as const },
      columns: 500,
    }
    expect(referenceLine(axial, wide)).toEqual({ from: { x: 100, y: 30.5 }, to: { x: 0, y: 30.5 } })
  })

  it.each([
    [
      'outside of the image',
      axial,
      { ...coronal, geometry: { ...coronal.geometry, position: [0, 95, 100] as const } },
    ],
    [
      'above the other',
      { ...axial, geometry: { ...axial.geometry, position: [0, 0, 120] as const } },
      coronal,
    ],
    ['parallel', axial, { ...axial, geometry: { ...axial.geometry, position: [0, 0, 60] as const } }],
    ['in another frame of reference', axial, { ...coronal, frameOfReference: 'B' }],
    [
      'without a frame of reference',
      { ...axial, frameOfReference: undefined },
      { ...coronal, frameOfReference: undefined },
    ],
  ])('trap 42: there is none %s', (_, on, of) => {
    expect(referenceLine(on, of)).toBeUndefined()
  })
})

describe('scrolling together', () => {
  const slices = (count: number, from: number, step: number, options: InstanceOptions = {}) =>
    stackOf(
      makeSlices(
        count,
        (index) => from + index * step,
        () => options,
      ),
    )
  const numberOf = (frame: { instance: { record: { number: number | undefined } } } | undefined) =>
    frame?.instance.record.number
  const at = (stack: Awaited<ReturnType<typeof slices>>, number: number) => ({
    stack,
    frame: stack.frames.find((frame) => numberOf(frame) === number)?.id ?? '',
  })

  it('trap 41: the nearest slice by position, whatever the numbers and spacings', async () => {
    const thin = await slices(100, 0, 1)
    const thick = await slices(20, 0, 5, { series: 'b' })
    expect(numberOf(matchingFrame(thick, at(thin, 38)))).toBe(8)
    expect(numberOf(matchingFrame(thin, at(thick, 8)))).toBe(36)
  })

  it('V31 trap 41: none in another frame of reference, across planes, or beyond the end', async () => {
    const stack = await slices(20, 0, 5)
    const geometry = { row: [1, 0, 0], column: [0, 0, -1] } as const
    expect(matchingFrame(await slices(20, 0, 5, { frameOfReference: 'B' }), at(stack, 3))).toBeUndefined()
    expect(
      matchingFrame(await slices(20, 0, 5, { frameOfReference: undefined }), at(stack, 3)),
    ).toBeUndefined()
    const across = await stackOf(
      makeSlices(
        20,
        (index) => [0, index * 5, 0],
        () => ({ geometry }),
      ),
    )
    expect(matchingFrame(across, at(stack, 3))).toBeUndefined()
    expect(matchingFrame(await slices(4, 0, 5), at(stack, 20))).toBeUndefined()
  })

  it('trap 41: an offset set by hand joins two frames of reference', async () => {
    const now = await slices(20, 0, 5)
    const before = await slices(50, 1000, 2, { frameOfReference: 'B', series: 'b' })
    const link = linkStacks(at(now, 5), at(before, 10))
    expect(link).toEqual({ kind: 'distance', offset: 998 })
    expect(numberOf(matchingFrame(before, at(now, 5), link))).toBe(10)
    expect(numberOf(matchingFrame(before, at(now, 9), link))).toBe(20)
  })

  it('without places the offset counts frames', async () => {
    const now = await slices(20, 0, 5, { geometry: null })
    const before = await slices(20, 0, 5, { geometry: null, series: 'b' })
    const link = linkStacks(at(now, 5), at(before, 7))
    expect(link).toEqual({ kind: 'index', offset: 2 })
    expect(numberOf(matchingFrame(before, at(now, 10), link))).toBe(12)
    expect(matchingFrame(before, at(now, 20), link)).toBeUndefined()
  })

  it('the 3D cursor finds the slice and the place on it, and nothing beside the image', async () => {
    const stack = await slices(20, 0, 5)
    expect(showPoint(stack, [2, 1, 42], '1.2.3.9')).toMatchObject({ point: { x: 2.5, y: 1.5 }, distance: 2 })
    expect(showPoint(stack, [2, 1, 42], 'B')).toBeUndefined()
    expect(showPoint(stack, [20, 1, 42], '1.2.3.9')).toBeUndefined()
    expect(showPoint(stack, [2, 1, 102], '1.2.3.9')).toBeUndefined()
  })
})
