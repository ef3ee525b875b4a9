import { describe, expect, it } from 'vitest'
import { readInstance } from '../dicom/read/readInstance.ts'
import type { DicomDataset } from '../dicom/write/DicomDataset.ts'
import type { StackFrame } from '../model/Stack.ts'
import { makeDicom } from '../testkit/makeDicom.ts'
import { makePresentation, referenceTo } from '../testkit/makePresentation.ts'
import { maskFor } from './maskFor.ts'
import { presentedFrame, subtractionMap } from './presentedFrame.ts'

const RUN = '2.25.7.1'
const XA_STATE = { SOPClassUID: '1.2.840.10008.5.1.4.1.1.11.5' }
const us = (...value: number[]) => ({ vr: 'US', value })

function framesOf(elements: DicomDataset = {}): StackFrame[] {
  const read = readInstance(
    makeDicom({
      SOPClassUID: '1.2.840.10008.5.1.4.1.1.12.1',
      SOPInstanceUID: RUN,
      NumberOfFrames: 9,
      ...elements,
    }),
  )
  if (!read.ok || read.record.content.kind !== 'image') throw new Error('no image')
  const image = read.record.content
  const instance = { id: 'a', record: read.record, source: { name: '', blob: new Blob([]) } }
  return image.frames.map((frame) => ({ id: `a#${frame.number}`, instance, image, frame }))
}

function stateOf(elements: DicomDataset) {
  const read = readInstance(makePresentation(RUN, elements))
  if (!read.ok || read.record.content.kind !== 'presentation') throw new Error('no presentation')
  return read.record.content
}

const run = framesOf()
/** The mask of each frame; null where it is seen as stored. */
const masksIn = (elements: DicomDataset) => {
  const state = stateOf(elements)
  return run.map((frame) => maskFor(state, frame)?.mask ?? null)
}

describe('V79 the mask of a frame', () => {
  it('is an average of frames, for all or for a range', () => {
    const average = { MaskOperation: 'AVG_SUB', MaskFrameNumbers: us(1, 2) }
    expect(masksIn({ MaskSubtractionSequence: [average] })).toEqual(Array.from({ length: 9 }, () => [1, 2]))
    const ranged = { ...average, ApplicableFrameRange: us(3, 4, 7, 7) }
    const later = { ...average, MaskFrameNumbers: us(5), ApplicableFrameRange: us(8, 9) }
    const none = null
    expect(masksIn({ ...XA_STATE, MaskSubtractionSequence: [ranged, later] })).toEqual([
      ...[none, none, [1, 2], [1, 2], none],
      ...[none, [1, 2], [5], [5]],
    ])
  })

  it('is an earlier frame, by a fixed distance or ever earlier', () => {
    const interval = { MaskOperation: 'TID', TIDOffset: { vr: 'SS', value: 2 } }
    expect(masksIn({ MaskSubtractionSequence: [interval] }).map((mask) => mask?.[0] ?? 0)).toEqual([
      ...[0, 0, 1, 2, 3, 4, 5, 6, 7],
    ])
    expect(masksIn({ MaskSubtractionSequence: [{ MaskOperation: 'TID' }] })[4]).toEqual([4])
    const reverse = { ...interval, MaskOperation: 'REV_TID', ApplicableFrameRange: us(6, 9) }
    expect(
      masksIn({ ...XA_STATE, MaskSubtractionSequence: [reverse] }).map((mask) => mask?.[0] ?? 0),
    ).toEqual([...[0, 0, 0, 0, 0, 4, 3, 2, 1]])
  })

  it('averages the frames after it too, as far as there are any', () => {
    const average = { MaskOperation: 'AVG_SUB', MaskFrameNumbers: us(1), ContrastFrameAveraging: us(3) }
    const state = stateOf({ MaskSubtractionSequence: [average] })
    expect([run[3], run[7]].map((frame) => frame && maskFor(state, frame)?.contrast)).toEqual([
      [4, 5, 6],
      [8, 9],
    ])
  })

  it('isn’t subtracted where the state wants the image as stored, nor from images that it doesn’t name', () => {
    const mask = { MaskOperation: 'AVG_SUB', MaskFrameNumbers: us(1) }
    const isSubtracted = (elements: DicomDataset) =>
      masksIn({ MaskSubtractionSequence: [mask], ...elements }).map((one) => one !== null)
    expect(isSubtracted({ RecommendedViewingMode: 'NAT' })).not.toContain(true)
    expect(isSubtracted({ RecommendedViewingMode: 'SUB' })).not.toContain(false)
    const ranges = {
      ...XA_STATE,
      RecommendedViewingMode: 'SUB',
      MultiFramePresentationSequence: [
        {
          FrameDisplaySequence: [
            { StartTrim: 1, StopTrim: 3, RecommendedViewingMode: 'NAT' },
            { StartTrim: 4, StopTrim: 5, RecommendedViewingMode: 'SUB', MaskVisibilityPercentage: 25 },
          ],
        },
      ],
    }
    expect(isSubtracted(ranges)).toEqual([...[false, false, false], ...Array.from({ length: 6 }, () => true)])
    const state = stateOf({ MaskSubtractionSequence: [mask], ...ranges })
    expect([run[3], run[5]].map((frame) => frame && maskFor(state, frame)?.visibility)).toEqual([0.25, 0])
    const named = { ReferencedImageSequence: [referenceTo(RUN, 2)] }
    expect(isSubtracted({ ReferencedSeriesSequence: [named] })).toEqual([
      ...[false, true],
      ...Array.from({ length: 7 }, () => false),
    ])
    const other = { ...mask, ReferencedImageSequence: [referenceTo('2.25.99')] }
    expect(masksIn({ MaskSubtractionSequence: [other] })).not.toContainEqual([1])
  })

  it('moves by its own shift, or by one for frames and regions', () => {
    const state = stateOf({
      ...XA_STATE,
      MaskSubtractionSequence: [
        {
          MaskOperation: 'AVG_SUB',
          MaskFrameNumbers: us(1),
          MaskSubPixelShift: [0.5, -1.25],
          PixelShiftSequence: [
            {
              PixelShiftFrameRange: us(4, 4),
              RegionPixelShiftSequence: [
                { MaskSubPixelShift: [1, 2] },
                { MaskSubPixelShift: [3, 4], VerticesOfTheRegion: { vr: 'SS', value: [1, 1, 1, 3, 3, 3] } },
                { MaskSubPixelShift: [Number.NaN, 4] },
              ],
            },
          ],
        },
      ],
    })
    const shiftsOf = (index: number) => run[index] && maskFor(state, run[index])?.shifts
    const own = { ranges: [], down: 0.5, right: -1.25 }
    expect(shiftsOf(1)).toEqual([own])
    const ranges = [{ from: 4, to: 4 }]
    expect(shiftsOf(3)).toEqual([
      own,
      { ranges, down: 1, right: 2 },
      {
        ranges,
        down: 3,
        right: 4,
        region: [
          { x: 0.5, y: 0.5 },
          { x: 2.5, y: 0.5 },
          { x: 2.5, y: 2.5 },
        ],
      },
    ])
  })
})

describe('a state for angiography', () => {
  it('has shutters for frames', () => {
    const shutter = (right: number) => ({
      ShutterShape: 'RECTANGULAR',
      ShutterLeftVerticalEdge: 1,
      ShutterRightVerticalEdge: right,
      ShutterUpperHorizontalEdge: 1,
      ShutterLowerHorizontalEdge: 2,
    })
    const state = stateOf({
      ...XA_STATE,
      FrameDisplayShutterSequence: [
        { ...shutter(3), ReferencedImageSequence: [referenceTo(RUN, 2)] },
        shutter(5),
      ],
    })
    const edges = run.map((frame) => {
      const [shape] = presentedFrame(frame, state).frame.shutter?.shapes ?? []
      return shape?.kind === 'rectangle' ? shape.right : undefined
    })
    expect(edges).toEqual([5, 3, 5, 5, 5, 5, 5, 5, 5])
  })

  it('subtracts logarithms where frames have a table for them, and shows differences over their whole range', () => {
    const table = { LUTDescriptor: us(256, 0, 8), LUTData: new Uint16Array(256).fill(7) }
    const groups = (LUTFunction: string) => ({
      PixelIntensityRelationshipLUTSequence: [{ ...table, LUTFunction }],
    })
    const mask = { MaskOperation: 'AVG_SUB', MaskFrameNumbers: us(1) }
    const [linear, other] = ['TO_LOG', 'TO_LINEAR'].map(
      (name) => framesOf({ SharedFunctionalGroupsSequence: [groups(name)] })[1],
    )
    const [state, plain] = [XA_STATE, {}].map((kind) => stateOf({ ...kind, MaskSubtractionSequence: [mask] }))
    if (!linear || !other || !state || !plain) throw new Error('no frames')
    expect(subtractionMap(linear, state)).toMatchObject({ kind: 'table', table: { bits: 8 } })
    expect(subtractionMap(linear, plain)).toMatchObject({ kind: 'rescale', slope: 1, intercept: 0 })
    expect(subtractionMap(other, state)).toMatchObject({ kind: 'rescale' })
    expect(presentedFrame(linear, state, 'subtracted').frame).toMatchObject({
      modality: { kind: 'rescale', slope: 1, intercept: 0 },
      voi: [{ kind: 'window', center: 0, width: 510 }],
    })
  })

  it('has its window for differences, and none without them', () => {
    const mask = { MaskOperation: 'AVG_SUB', MaskFrameNumbers: us(1) }
    const state = stateOf({
      MaskSubtractionSequence: [mask],
      SoftcopyVOILUTSequence: [{ WindowCenter: 0, WindowWidth: 100 }],
    })
    const [frame] = framesOf({ BitsStored: 12, HighBit: 11 })
    if (!frame) throw new Error('no frame')
    const windowOf = (...how: ['subtracted' | 'unsubtracted'] | []) =>
      presentedFrame(frame, state, ...how).frame.voi[0]
    expect(windowOf('subtracted')).toMatchObject({ center: 0, width: 100 })
    expect(windowOf('unsubtracted')).toMatchObject({ center: 2047.5, width: 4095 })
  })
})
