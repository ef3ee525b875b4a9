import { afterEach, describe, expect, it } from 'vitest'
import type { DecodedFrame } from '../model/DecodedFrame.ts'
import { makeDicom } from '../testkit/makeDicom.ts'
import { makePresentation } from '../testkit/makePresentation.ts'
import { choosePresentation, presentationIn } from './presentations.ts'
import { framesBeside, presentedShown } from './presentedShown.ts'
import { requestedFrames } from './requestedFrames.ts'
import { testViewer } from './testkit/testViewer.ts'

let made: ReturnType<typeof testViewer> | undefined
afterEach(() => {
  made?.viewer.dispose()
  made = undefined
})

const RUN = '2.25.7.1'
const us = (...value: number[]) => ({ vr: 'US', value })

/** A run of nine frames with its state, which subtracts frame 9 from all, and the third frame in view. */
async function subtracting(mask = 9) {
  made = testViewer()
  const { viewer, openAll } = made
  const run = makeDicom({
    SOPClassUID: '1.2.840.10008.5.1.4.1.1.12.1',
    SOPInstanceUID: RUN,
    Modality: 'XA',
    NumberOfFrames: 9,
    BitsStored: 12,
    HighBit: 11,
  })
  const state = makePresentation(RUN, {
    MaskSubtractionSequence: [{ MaskOperation: 'AVG_SUB', MaskFrameNumbers: us(mask) }],
    SoftcopyVOILUTSequence: [{ WindowCenter: 0, WindowWidth: 100 }],
  })
  const fileOf = (name: string, bytes: Uint8Array<ArrayBuffer>) => ({ name, blob: new Blob([bytes]) })
  await openAll(fileOf('run', run), fileOf('PR', state))
  const object = viewer.studies
    .read()
    .patients[0]?.studies[0]?.objects.find(({ record }) => record.content.kind === 'presentation')
  choosePresentation(viewer, object?.id ?? '')
  viewer.session.goTo(2)
  const viewport = viewer.session.activeViewport()
  const stack = viewer.stackOf(viewport.stack ?? '')
  const content = presentationIn(viewer, viewport)
  const frame = stack?.frames[2]
  if (!stack || !frame || !content) throw new Error('nothing is shown')
  return { viewer, stack, frame, state: content }
}

const pixels = (value: number): DecodedFrame => ({
  rows: 1,
  columns: 2,
  samples: 1,
  values: Uint16Array.of(value, 2 * value),
  min: value,
  max: 2 * value,
})

describe('V79 a frame under a state with a mask', () => {
  it('has its mask decoded before its neighbors', async () => {
    const { viewer } = await subtracting()
    const numbers = requestedFrames(viewer).map(({ frame }) => frame.number)
    expect(numbers.slice(0, 4)).toEqual([3, 9, 4, 2])
    expect(new Set(numbers).size).toBe(9)
  })

  it('is painted as the difference, computed once, while its own pixels stay', async () => {
    const { stack, frame, state } = await subtracting()
    const decoded = new Map([
      [frame.id, pixels(300)],
      [framesBeside(stack, frame, state)[0]?.id ?? '', pixels(100)],
    ])
    const shown = { frame, index: 2, decoded: pixels(300) }
    const frames = { get: (id: string) => decoded.get(id) }
    const presented = presentedShown(shown, state, { frames, stack })
    expect([...presented.decoded.values]).toEqual([200, 400])
    expect(presented).toMatchObject({ index: 2, subtraction: { isDone: true, mask: [9] } })
    expect(presented.frame.frame.voi[0]).toMatchObject({ center: 0, width: 100 })
    expect([...shown.decoded.values]).toEqual([300, 600])
    expect(presentedShown(shown, state, { frames, stack }).decoded).toBe(presented.decoded)
  })

  it('is shown as stored and says so where its mask is missing', async () => {
    const { stack, frame, state } = await subtracting(40)
    expect(framesBeside(stack, frame, state)).toEqual([])
    const shown = { frame, index: 2, decoded: pixels(300) }
    const presented = presentedShown(shown, state, { frames: { get: () => undefined }, stack })
    expect(presented.decoded).toBe(shown.decoded)
    expect(presented.subtraction).toEqual({ isDone: false, mask: [40] })
    expect(presented.frame.frame.voi[0]).toMatchObject({ center: 2047.5, width: 4095 })
  })
})
