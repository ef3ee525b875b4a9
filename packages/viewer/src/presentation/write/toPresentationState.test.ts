import { describe, expect, it } from 'vitest'
import { readInstance } from '../../dicom/read/readInstance.ts'
import { windowOf } from '../../display/gray/windowOf.ts'
import { matrixOf, RESET_PLACEMENT } from '../../display/index.ts'
import type { Measurement, MeasurementTool } from '../../model/Measurement.ts'
import type { PresentationContent } from '../../model/Presentation.ts'
import type { StackFrame } from '../../model/Stack.ts'
import type { View } from '../../model/View.ts'
import { VIEW_RESET } from '../../session/ViewerState.ts'
import { complaints, hasTools } from '../../testkit/judge.ts'
import { makeDicom } from '../../testkit/makeDicom.ts'
import { presentationView } from '../presentationView.ts'
import { presentedFrame } from '../presentedFrame.ts'
import { type PresentationStateParts, toPresentationState } from './toPresentationState.ts'

/** The judge would like to know the side of the body, which these images don't say. */
const faults = (bytes: Uint8Array) =>
  complaints(bytes).filter((line) => !/^Warning .*<Laterality>/u.test(line))

const hasJudge = hasTools(['dciodvfy'], ['dicom3tools'])

function frameOf(elements: Record<string, unknown> = {}): StackFrame {
  const bytes = makeDicom({ Rows: 20, Columns: 30, WindowCenter: 40, WindowWidth: 400, ...elements })
  const read = readInstance(bytes)
  if (!read.ok || read.record.content.kind !== 'image') throw new Error('no image')
  const { content, sopInstance } = read.record as typeof read.record & { content: { kind: 'image' } }
  const [frame] = content.frames
  if (!frame) throw new Error('no frame')
  const instance = { id: sopInstance, record: read.record, source: { name: '', blob: new Blob([]) } }
  return { id: `${sopInstance}#1`, instance, image: content, frame }
}

const decoded = { rows: 20, columns: 30, samples: 1, values: new Uint16Array(600), min: 0, max: 599 } as const

let uid = 0
function partsOf(
  frames: readonly StackFrame[],
  view: Partial<View> = {},
  drawn: PresentationStateParts['drawn'] = [],
): PresentationStateParts {
  const frame = frames[0] as StackFrame
  const whole: View = { ...VIEW_RESET, ...view }
  const { record } = frame.instance
  return {
    frames,
    drawn,
    hasOverlays: true,
    description: '혈종 경계',
    patient: record.patient,
    study: record.study,
    program: { name: 'Pandok', version: '1' },
    deviceUid: '2.25.77',
    now: new Date(2026, 0, 2, 3, 4, 5),
    newUid: () => `2.25.900.${++uid}`,
    shown: {
      frame,
      view: whole,
      appearance: windowOf(frame, decoded, whole.voi),
      area: whole.area ?? { left: 0, top: 0, right: 30, bottom: 20 },
      matrix: matrixOf(
        { ...RESET_PLACEMENT, ...whole },
        { columns: 30, rows: 20, aspect: 1 },
        { width: 90, height: 90 },
      ),
    },
  }
}

function written(parts: PresentationStateParts): { bytes: Uint8Array; state: PresentationContent } {
  const result = toPresentationState(parts)
  if (!result.ok) throw new Error(result.reason)
  const read = readInstance(result.bytes)
  if (!read.ok || read.record.content.kind !== 'presentation') throw new Error('no presentation state')
  return { bytes: result.bytes, state: read.record.content }
}

const mark = (
  tool: MeasurementTool,
  points: Measurement['points'],
  frame: StackFrame,
  label = '',
): Measurement => ({
  id: `${tool}`,
  tool,
  points,
  label,
  number: 1,
  place: { on: 'frame', frame: frame.id },
})

describe('a presentation state of what is seen', () => {
  it('opens again with the same window, turn, mirror and area, on all images of the stack', () => {
    const frames = [frameOf(), frameOf(), frameOf()]
    const voi = { kind: 'window', center: -600.5, width: 1500, function: 'LINEAR' } as const
    for (const rotation of [0, 90, 180, 270])
      for (const isFlipped of [false, true]) {
        const area = { left: 3, top: 2, right: 27, bottom: 18 }
        const { state } = written(partsOf(frames, { voi, rotation, isFlipped, area, isInverted: true }))
        expect(state.images.map(({ sopInstance }) => sopInstance)).toEqual(
          frames.map(({ instance }) => instance.record.sopInstance),
        )
        const [frame] = frames as [StackFrame]
        expect(presentationView(state, frame, { pixelRatio: 1 })).toMatchObject({ rotation, isFlipped, area })
        const shown = presentedFrame(frame, state)
        expect(shown.frame.voi[0]).toMatchObject({ center: -600.5, width: 1500, function: 'LINEAR' })
        expect(shown.frame.modality).toMatchObject({ slope: 1, intercept: -1024 })
        expect(shown.image.isInverted).toBe(true)
      }
  })

  it('says the window of each image where the files differ, and leaves out images of another map', () => {
    const frames = [frameOf(), frameOf({ WindowCenter: 80 }), frameOf({ RescaleSlope: 2 })]
    const { state } = written(partsOf(frames))
    expect(state.images).toHaveLength(2)
    const centers = frames.slice(0, 2).map((frame) => presentedFrame(frame, state).frame.voi[0])
    expect(centers).toMatchObject([{ center: 40 }, { center: 80 }])
  })

  it('keeps what was drawn on each image, with its words', () => {
    const frames = [frameOf(), frameOf()] as [StackFrame, StackFrame]
    const [first, second] = frames
    const points = [
      { x: 2.5, y: 3 },
      { x: 12.5, y: 9 },
    ]
    const { state } = written(
      partsOf(frames, {}, [
        { measurement: mark('length', points, first), frame: first, lines: ['결절', '11.7 mm'] },
        { measurement: mark('ellipse', points, second), frame: second, lines: ['45 mm²'] },
        { measurement: mark('counter', points, second), frame: second, lines: [] },
        { measurement: mark('arrow', points, second), frame: second, lines: [] },
      ]),
    )
    const [line, ellipse, points2, arrow] = state.annotations
    expect(line?.images).toEqual([{ sopInstance: first.instance.record.sopInstance }])
    expect(line?.graphics).toMatchObject([
      { kind: 'shape', shape: 'polyline', units: 'pixel', points },
      { kind: 'text', text: '결절\r\n11.7 mm', anchor: { units: 'pixel', point: points[1] } },
    ])
    expect(ellipse?.graphics[0]).toMatchObject({ shape: 'ellipse' })
    expect(points2?.graphics.map((one) => one.kind === 'shape' && one.shape)).toEqual(['point', 'point'])
    expect(arrow?.graphics).toHaveLength(2)
    expect(state.description).toBe('혈종 경계')
  })

  it('keeps the shutter of the image', () => {
    const frame = frameOf({
      ShutterShape: 'RECTANGULAR',
      ShutterLeftVerticalEdge: 3,
      ShutterRightVerticalEdge: 28,
      ShutterUpperHorizontalEdge: 2,
      ShutterLowerHorizontalEdge: 19,
    })
    expect(written(partsOf([frame])).state.shutter).toEqual(frame.frame.shutter)
  })

  it('is refused for colors and for what is no DICOM file', () => {
    const color = partsOf([frameOf()])
    const appearance = { ...color.shown.appearance, kind: 'color' } as const
    expect(toPresentationState({ ...color, shown: { ...color.shown, appearance } })).toEqual({
      ok: false,
      reason: 'color',
    })
    const frame = frameOf()
    const picture = {
      ...frame,
      instance: { ...frame.instance, record: { ...frame.instance.record, sopClass: '' } },
    }
    expect(toPresentationState(partsOf([picture]))).toEqual({ ok: false, reason: 'noImage' })
  })

  it.runIf(hasJudge)('is without fault for dciodvfy', () => {
    const frame = frameOf()
    const points = [
      { x: 2, y: 3 },
      { x: 12, y: 9 },
    ]
    const drawn = [{ measurement: mark('length', points, frame, 'a'), frame, lines: ['a', '11.7 mm'] }]
    const turned = written(partsOf([frame], { rotation: 90, isFlipped: true, isInverted: true }, drawn))
    expect(faults(turned.bytes)).toEqual([])
    expect(faults(written(partsOf([frame])).bytes)).toEqual([])
  })
})
