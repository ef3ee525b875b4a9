import { describe, expect, it } from 'vitest'
import { readInstance } from '../dicom/read/readInstance.ts'
import type { DicomDataset } from '../dicom/write/DicomDataset.ts'
import { windowOf } from '../display/gray/windowOf.ts'
import { renderPixels } from '../display/paint/cpu/renderPixels.ts'
import { paintImageOf } from '../display/paint/PaintTask.ts'
import { matrixOf, toScreen } from '../display/placement/placeImage.ts'
import type { PresentationContent } from '../model/Presentation.ts'
import type { StackFrame } from '../model/Stack.ts'
import type { View } from '../model/View.ts'
import { VIEW_RESET } from '../session/ViewerState.ts'
import { makeDicom } from '../testkit/makeDicom.ts'
import { makePresentation, referenceTo } from '../testkit/makePresentation.ts'
import { graphicOutline } from './graphicOutline.ts'
import { graphicPoints } from './graphicPoints.ts'
import { graphicsOn } from './graphicsOn.ts'
import { isTrueSize, presentationView } from './presentationView.ts'
import { presentedFrame } from './presentedFrame.ts'

const IMAGE = '2.25.7.1'
const OTHER = '2.25.7.2'

function frameOf(elements: Record<string, unknown> = {}): StackFrame {
  const read = readInstance(makeDicom({ SOPInstanceUID: IMAGE, ...elements }))
  if (!read.ok || read.record.content.kind !== 'image') throw new Error('no image')
  const { content } = read.record
  const [frame] = content.frames
  if (!frame) throw new Error('no frame')
  const instance = { id: 'a', record: read.record, source: { name: '', blob: new Blob([]) } }
  return { id: 'a#1', instance, image: content, frame }
}

function stateOf(elements: DicomDataset = {}): PresentationContent {
  const read = readInstance(makePresentation(IMAGE, elements))
  if (!read.ok || read.record.content.kind !== 'presentation') throw new Error('no presentation')
  return read.record.content
}

const window = (center: number, width: number, images?: readonly DicomDataset[]): DicomDataset => ({
  WindowCenter: center,
  WindowWidth: width,
  ReferencedImageSequence: images,
})

/** Gray level of a stored value as a state has it shown. */
function levelsOf(frame: StackFrame, state: PresentationContent) {
  const shown = presentedFrame(frame, state)
  const decoded = { rows: 1, columns: 1, samples: 1 as const, values: Uint16Array.of(0), min: 0, max: 4095 }
  return windowOf(shown, decoded, { kind: 'auto' })
}

describe('a presentation state', () => {
  it('says what it is, who made it, and when', () => {
    expect(
      stateOf({
        ContentCreatorName: 'KIM^MINA',
        PresentationCreationDate: '20260102',
        PresentationCreationTime: '1011',
      }),
    ).toMatchObject({
      label: 'WINDOWED',
      description: 'as read',
      creator: 'KIM MINA',
      date: '20260102',
      time: '1011',
      images: [{ sopInstance: IMAGE }],
    })
  })

  it('gives an image its window: the one that names it, else the one for all', () => {
    const voi = [window(1, 2, [referenceTo(OTHER)]), window(40, 400), window(50, 100, [referenceTo(IMAGE)])]
    const rescaled = { RescaleSlope: 1, RescaleIntercept: -1024, RescaleType: 'HU' }
    const named = stateOf({ ...rescaled, SoftcopyVOILUTSequence: voi })
    expect(levelsOf(frameOf(), named)).toMatchObject({ window: { center: 50, width: 100 }, origin: 'file' })
    const unnamed = stateOf({ ...rescaled, SoftcopyVOILUTSequence: voi.slice(0, 2) })
    expect(levelsOf(frameOf(), unnamed)).toMatchObject({ window: { center: 40, width: 400 } })
  })

  it('takes the modality’s map from itself: without one stored values are shown, over all of their bits', () => {
    const frame = frameOf({ BitsStored: 12, HighBit: 11 })
    const shown = presentedFrame(frame, stateOf())
    expect(shown.frame.modality).toMatchObject({ slope: 1, intercept: 0 })
    expect(shown.frame.voi).toMatchObject([{ kind: 'window', center: 2047.5, width: 4095 }])
    expect(frame.frame.modality).toMatchObject({ intercept: -1024 })
  })

  it('decides alone whether black is white, whatever the image says of itself', () => {
    const negative = frameOf({ PhotometricInterpretation: 'MONOCHROME1' })
    expect(negative.image.isInverted).toBe(true)
    expect(presentedFrame(negative, stateOf()).image.isInverted).toBe(false)
    const inverse = stateOf({ PresentationLUTShape: 'INVERSE' })
    expect(presentedFrame(negative, inverse).image.isInverted).toBe(true)
    expect(presentedFrame(frameOf(), inverse).image.isInverted).toBe(true)
  })

  it('bends gray by its own table behind the window', () => {
    const state = stateOf({
      SoftcopyVOILUTSequence: [window(50.5, 101)],
      PresentationLUTShape: undefined,
      PresentationLUTSequence: [
        {
          LUTDescriptor: { vr: 'US', value: [256, 0, 8] },
          LUTData: Uint16Array.from({ length: 256 }, (_, i) => 255 - i),
        },
      ],
    })
    const shown = levelsOf(frameOf({ BitsStored: 12, HighBit: 11 }), state)
    if (shown.kind !== 'table') throw new Error(shown.kind)
    expect([0, 25, 50, 75, 100, 4000].map((value) => shown.table.entries[value])).toEqual([
      255, 191, 127, 64, 0, 0,
    ])
  })

  it('covers with its shutter, and draws only those overlays of the image that it wants', () => {
    const overlay = {
      OverlayRows: 4,
      OverlayColumns: 6,
      OverlayOrigin: [1, 1],
      OverlayType: 'G',
      OverlayBitsAllocated: 1,
    }
    const frame = frameOf({ ...overlay, OverlayBitPosition: 0, OverlayData: new Uint8Array(4) })
    expect(frame.frame.overlays).toHaveLength(1)
    const shut = {
      ShutterShape: 'RECTANGULAR',
      ShutterLeftVerticalEdge: 2,
      ShutterRightVerticalEdge: 4,
      ShutterUpperHorizontalEdge: 1,
      ShutterLowerHorizontalEdge: 3,
    }
    expect(presentedFrame(frame, stateOf(shut)).frame).toMatchObject({
      overlays: [],
      shutter: { shapes: [{ left: 1, right: 4, top: 0, bottom: 3 }] },
    })
    const active = stateOf({ OverlayActivationLayer: 'LAYER1' })
    expect(presentedFrame(frame, active).frame.overlays).toHaveLength(1)
    expect(presentedFrame(frame, active).frame.shutter).toBeUndefined()
  })

  it('V38 draws overlays of its own, in the place of those that the image has in their group', () => {
    const overlay = (bits: number, more: DicomDataset = {}) => ({
      OverlayRows: 2,
      OverlayColumns: 3,
      OverlayOrigin: [-1, 2],
      OverlayType: 'G',
      OverlayBitsAllocated: 1,
      OverlayBitPosition: 0,
      OverlayData: Uint8Array.of(bits, 0),
      ...more,
    })
    const frame = frameOf(overlay(0b111111))
    const drawn = (elements: DicomDataset) =>
      presentedFrame(frame, stateOf(elements)).frame.overlays.map(({ bits, originX, originY }) => [
        [...bits].join(''),
        ...[originX, originY],
      ])
    const activated = { OverlayActivationLayer: 'LAYER1' }
    expect(drawn(activated)).toEqual([['111111', 1, -2]])
    expect(drawn(overlay(0b001010, activated))).toEqual([['010100', 1, -2]])
    expect(drawn(overlay(0b001010))).toEqual([])
    expect(drawn(overlay(0b001010, { ...activated, OverlayRows: 9 }))).toEqual([])
    const shutter = { ShutterShape: 'BITMAP', ShutterOverlayGroup: 0x6000, ShutterPresentationValue: 257 }
    const shut = overlay(0b001010, { ...activated, ...shutter })
    expect(drawn(shut)).toEqual([])
    expect(presentedFrame(frame, stateOf(shut)).frame.shutter).toMatchObject({
      shapes: [],
      presentationValue: 257,
      bitmap: { group: 0x6000, originX: 1, originY: -2 },
    })
    expect(stateOf(shut).undrawn).toEqual([])
  })

  it('V72 names what isn’t drawn: bitmap shutters without a bitmap, and unreadable compound graphics without a plain rendition', () => {
    const shape = { GraphicType: 'POINT', GraphicAnnotationUnits: 'PIXEL', GraphicData: [1, 1] }
    const annotated = (plain: DicomDataset, ...compound: DicomDataset[]) =>
      stateOf({
        GraphicAnnotationSequence: [{ GraphicObjectSequence: [plain], CompoundGraphicSequence: compound }],
      }).undrawn
    expect(stateOf().undrawn).toEqual([])
    expect(stateOf({ ShutterShape: ['RECTANGULAR', 'BITMAP'] }).undrawn).toEqual(['bitmapShutter'])
    expect(stateOf({ ShutterShape: 'CIRCULAR' }).undrawn).toEqual([])
    const undrawnMask = (mask: DicomDataset) => stateOf({ MaskSubtractionSequence: [mask] }).undrawn
    const average = { MaskOperation: 'AVG_SUB', MaskFrameNumbers: { vr: 'US', value: [1, 2] } }
    expect(undrawnMask(average)).toEqual([])
    for (const broken of [
      { MaskOperation: 'HALF_SUB' },
      { MaskFrameNumbers: undefined },
      { ContrastFrameAveraging: { vr: 'US', value: 0 } },
      { ApplicableFrameRange: { vr: 'US', value: [4, 2] } },
      { ApplicableFrameRange: { vr: 'US', value: [4] } },
      { MaskOperation: 'REV_TID' },
    ])
      expect(undrawnMask({ ...average, ...broken })).toEqual(['maskSubtraction'])
    const area = { DisplayedAreaTopLeftHandCorner: [1, 1], DisplayedAreaBottomRightHandCorner: [2, 2] }
    const inMode = (PresentationSizeMode: string) =>
      stateOf({ DisplayedAreaSelectionSequence: [{ ...area, PresentationSizeMode }] }).undrawn
    expect([inMode('TRUE SIZE'), inMode('SCALE TO FIT')]).toEqual([['trueSize'], []])
    const trueSize = (...PresentationPixelSpacing: number[]) =>
      stateOf({
        DisplayedAreaSelectionSequence: [
          { ...area, PresentationSizeMode: 'TRUE SIZE', PresentationPixelSpacing },
        ],
      }).undrawn
    expect([trueSize(0.2, 0.2), trueSize(0, 0.2), trueSize(1e-6, 1e-6), trueSize(4000, 4000)]).toEqual([
      [],
      ['trueSize'],
      ['trueSize'],
      ['trueSize'],
    ])
    expect(annotated(shape)).toEqual([])
    expect(annotated(shape, { CompoundGraphicInstanceID: 4 })).toEqual(['compoundGraphics'])
    expect(annotated(shape, {})).toEqual(['compoundGraphics'])
    const rendition = { ...shape, CompoundGraphicInstanceID: 4 }
    expect(annotated(rendition, { CompoundGraphicInstanceID: 4 })).toEqual([])
    expect(annotated(rendition, { CompoundGraphicInstanceID: 4 }, { CompoundGraphicInstanceID: 5 })).toEqual([
      'compoundGraphics',
    ])
    const arrow = {
      CompoundGraphicType: 'ARROW',
      CompoundGraphicUnits: 'PIXEL',
      GraphicData: [1, 1, 3, 3],
      CompoundGraphicInstanceID: 5,
    }
    expect(annotated(shape, arrow)).toEqual([])
    for (const broken of [
      { CompoundGraphicType: 'SPIRAL' },
      { CompoundGraphicType: 'constructor' },
      { CompoundGraphicUnits: 'MATRIX' },
      { GraphicData: [1, 1] },
      { GraphicData: [1, 1, Number.NaN, 3] },
    ])
      expect(annotated(shape, { ...arrow, ...broken })).toEqual(['compoundGraphics'])
  })

  it('V38 shows what a shutter hides in its gray, or in its color', () => {
    const shutter = {
      ShutterShape: 'RECTANGULAR',
      ShutterLeftVerticalEdge: 2,
      ShutterRightVerticalEdge: 2,
      ShutterUpperHorizontalEdge: 1,
      ShutterLowerHorizontalEdge: 1,
    }
    const decoded = {
      rows: 1,
      columns: 3,
      samples: 1 as const,
      values: Uint16Array.of(9, 9, 9),
      min: 9,
      max: 9,
    }
    const cornerOf = (elements: DicomDataset) => {
      const shown = presentedFrame(frameOf(), stateOf({ ...shutter, ...elements }))
      const image = paintImageOf(shown, decoded)
      const appearance = windowOf(shown, decoded, { kind: 'auto' })
      const matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }
      const rgba = renderPixels({ image, appearance, isInverted: false, isSmooth: false, matrix }, 3, 1)
      return [...rgba.slice(0, 3)]
    }
    const gray = { ShutterPresentationValue: { vr: 'US', value: 0x8080 } }
    // Pure red of sRGB, as in the layers below.
    const color = { ShutterPresentationColorCIELabValue: { vr: 'US', value: [35579, 53664, 50857] } }
    expect(cornerOf({})).toEqual([0, 0, 0])
    expect(cornerOf(gray)).toEqual([128, 128, 128])
    expect(cornerOf({ ShutterPresentationValue: { vr: 'US', value: 0xffff } })).toEqual([255, 255, 255])
    expect(cornerOf({ ...gray, ...color })).toEqual([255, 0, 0])
    const bitmap = {
      ShutterShape: 'BITMAP',
      ShutterOverlayGroup: { vr: 'US', value: 0x6000 },
      OverlayRows: 1,
      OverlayColumns: 3,
      OverlayOrigin: [1, 1],
      OverlayType: 'G',
      OverlayBitsAllocated: 1,
      OverlayBitPosition: 0,
      OverlayData: Uint8Array.of(1, 0),
    }
    expect(cornerOf({ ...bitmap, ...color })).toEqual([255, 0, 0])
    expect(cornerOf({ ...bitmap, ...gray })).toEqual([128, 128, 128])
  })

  it('V72 draws as many graphics as a screen can, and says that there are more', () => {
    const point = { GraphicType: 'POINT', GraphicAnnotationUnits: 'PIXEL', GraphicData: [1, 1] }
    const annotations = (...counts: number[]) =>
      stateOf({
        GraphicAnnotationSequence: counts.map((count) => ({
          GraphicObjectSequence: Array.from({ length: count }, () => point),
        })),
      })
    const countIn = ({ annotations: found }: PresentationContent) =>
      found.reduce((sum, { graphics }) => sum + graphics.length, 0)
    expect(annotations(4000, 1000)).toMatchObject({ undrawn: [] })
    const cut = annotations(4000, 2000, 1)
    expect([countIn(cut), cut.undrawn]).toEqual([5000, ['manyGraphics']])
    const one = annotations(5001)
    expect([countIn(one), one.undrawn]).toEqual([5000, ['manyGraphics']])
    // Lengths of FL have 16 bits; that of unknown ones 32.
    const data = { vr: 'UN', value: new Uint8Array(new Float32Array(40_002).fill(1).buffer) }
    const long = { ...point, GraphicType: 'POLYLINE', GraphicData: data }
    const withLong = stateOf({ GraphicAnnotationSequence: [{ GraphicObjectSequence: [long, point] }] })
    expect([countIn(withLong), withLong.undrawn]).toEqual([1, ['manyGraphics']])
  })

  it('V72 says that it has graphics that can’t be read', () => {
    const point = { GraphicType: 'POINT', GraphicAnnotationUnits: 'PIXEL', GraphicData: [1, 1] }
    const undrawn = (elements: DicomDataset) => stateOf({ GraphicAnnotationSequence: [elements] }).undrawn
    expect(undrawn({ GraphicObjectSequence: [point] })).toEqual([])
    for (const broken of [
      { GraphicType: 'SPIRAL' },
      { GraphicAnnotationUnits: 'MATRIX' },
      { GraphicType: 'ELLIPSE' },
      { GraphicData: [1, Number.NaN] },
    ])
      expect(undrawn({ GraphicObjectSequence: [point, { ...point, ...broken }] })).toEqual(['brokenGraphics'])
    expect(undrawn({ TextObjectSequence: [{ UnformattedTextValue: 'nowhere' }] })).toEqual(['brokenGraphics'])
    expect(undrawn({ TextObjectSequence: [{ UnformattedTextValue: '' }] })).toEqual([])
  })

  it('V38 leaves images alone that it doesn’t name', () => {
    const other = frameOf({ SOPInstanceUID: OTHER })
    expect(presentedFrame(other, stateOf())).toBe(other)
    const second = stateOf({
      ReferencedSeriesSequence: [{ ReferencedImageSequence: [referenceTo(IMAGE, 2)] }],
    })
    const frame = frameOf()
    expect(presentedFrame(frame, second)).toBe(frame)
  })

  it('is applied to a frame once, so that nothing is painted anew for nothing', () => {
    const [frame, state] = [frameOf(), stateOf()]
    expect(presentedFrame(frame, state)).toBe(presentedFrame(frame, state))
  })
})

describe('how a state places an image', () => {
  const SHAPE = { columns: 6, rows: 4, aspect: 1 }
  const SIZE = { width: 100, height: 100 }
  const placed = (elements: DicomDataset) => {
    const view = { ...VIEW_RESET, ...presentationView(stateOf(elements), frameOf(), { pixelRatio: 1 }) }
    const matrix = matrixOf(view, SHAPE, SIZE)
    // The screen's middle is the origin, and a pixel of the image one unit.
    const scale = Math.hypot(matrix.a, matrix.b)
    return (x: number, y: number) => {
      const at = toScreen(matrix, { x, y })
      return [Math.round((at.x - 50) / scale), Math.round((at.y - 50) / scale)].map((value) => value + 0)
    }
  }

  it.each([
    [0, 'N', [-3, -2]],
    [90, 'N', [2, -3]],
    [180, 'N', [3, 2]],
    [270, 'N', [-2, 3]],
    // Turned first, mirrored then (PS3.3 C.10.6.1.1).
    [0, 'Y', [3, -2]],
    [90, 'Y', [-2, -3]],
    [270, 'Y', [2, 3]],
  ])(
    'turned by %i and mirrored %s its first corner is where the standard has it',
    (rotation, flip, corner) => {
      expect(placed({ ImageRotation: rotation, ImageHorizontalFlip: flip })(0, 0)).toEqual(corner)
    },
  )

  it('fits the displayed area, whichever corner is named first', () => {
    const area = (from: number[], to: number[]): DicomDataset => ({
      DisplayedAreaSelectionSequence: [
        {
          PresentationSizeMode: 'SCALE TO FIT',
          DisplayedAreaTopLeftHandCorner: from,
          DisplayedAreaBottomRightHandCorner: to,
        },
      ],
    })
    for (const state of [area([2, 1], [3, 2]), area([3, 2], [2, 1])]) {
      const view = { ...VIEW_RESET, ...presentationView(stateOf(state), frameOf(), { pixelRatio: 1 }) }
      expect(view.area).toEqual({ left: 1, top: 0, right: 3, bottom: 2 })
      const matrix = matrixOf(view, SHAPE, SIZE)
      expect(matrix.a).toBe(50)
      expect(toScreen(matrix, { x: 1, y: 0 })).toEqual({ x: 0, y: 0 })
      expect(toScreen(matrix, { x: 3, y: 2 })).toEqual({ x: 100, y: 100 })
    }
  })

  const areaWith = (elements: DicomDataset): DicomDataset => ({
    DisplayedAreaSelectionSequence: [
      {
        PresentationSizeMode: 'SCALE TO FIT',
        DisplayedAreaTopLeftHandCorner: [1, 1],
        DisplayedAreaBottomRightHandCorner: [6, 4],
        ...elements,
      },
    ],
  })

  it.each<[string, DicomDataset, number]>([
    ['a pixel spacing', { PresentationPixelSpacing: [1, 0.5] }, 2],
    ['an aspect ratio', { PresentationPixelAspectRatio: [1, 2] }, 0.5],
    [
      'both, the spacing first',
      { PresentationPixelSpacing: [3, 1], PresentationPixelAspectRatio: [1, 1] },
      3,
    ],
    ['nothing, so as the image', {}, 1],
    [
      'nonsense, so as the image',
      { PresentationPixelSpacing: [0, 1], PresentationPixelAspectRatio: [-1, 2] },
      1,
    ],
    ['a pixel as no scanner has it, so as the image', { PresentationPixelAspectRatio: [1, 9999] }, 1],
  ])('V38 gives pixels their shape by %s', (_, elements, aspect) => {
    const view = {
      ...VIEW_RESET,
      ...presentationView(stateOf(areaWith(elements)), frameOf(), { pixelRatio: 1 }),
    }
    const matrix = matrixOf(view, SHAPE, SIZE)
    expect(matrix.d / matrix.a).toBe(aspect)
    // The whole area still fits.
    const ends = [toScreen(matrix, { x: 0, y: 0 }), toScreen(matrix, { x: 6, y: 4 })] as const
    expect(Math.max(ends[1].x - ends[0].x, ends[1].y - ends[0].y)).toBeCloseTo(100, 9)
    // As seen on its side, the width of a pixel is its height.
    const turned = matrixOf({ ...view, rotation: 90 }, SHAPE, SIZE)
    expect(Math.abs(turned.c / turned.b)).toBe(aspect)
  })

  it('magnifies by its ratio about the middle of the area', () => {
    const state = stateOf({
      DisplayedAreaSelectionSequence: [
        {
          PresentationSizeMode: 'MAGNIFY',
          PresentationPixelMagnificationRatio: 3,
          DisplayedAreaTopLeftHandCorner: [1, 1],
          DisplayedAreaBottomRightHandCorner: [2, 2],
        },
      ],
    })
    const matrix = matrixOf(
      { ...VIEW_RESET, ...presentationView(state, frameOf(), { pixelRatio: 1 }) },
      SHAPE,
      SIZE,
    )
    expect(matrix.a).toBe(3)
    expect(toScreen(matrix, { x: 1, y: 1 })).toEqual({ x: 50, y: 50 })
    // On a screen with two device pixels per CSS pixel a pixel of the image still covers three of the screen's.
    expect(presentationView(state, frameOf(), { pixelRatio: 2 }).scale).toBe(1.5)
  })

  it('V38 has true size on a screen of known size, and fits the area on any other', () => {
    const state = stateOf(
      areaWith({ PresentationSizeMode: 'TRUE SIZE', PresentationPixelSpacing: [0.6, 0.3] }),
    )
    const frame = frameOf()
    const viewOn = (pixelMm: number | undefined, pixelRatio = 1) => ({
      ...VIEW_RESET,
      ...presentationView(state, frame, { pixelRatio, pixelMm }),
    })
    const seen = viewOn(0.25, 2)
    const matrix = matrixOf(seen, SHAPE, SIZE)
    // Six columns of 0.3 mm and four rows of 0.6 mm, in the pixels of the screen.
    const ends = [toScreen(matrix, { x: 0, y: 0 }), toScreen(matrix, { x: 6, y: 4 })] as const
    expect((ends[1].x - ends[0].x) * 0.25).toBeCloseTo(1.8, 9)
    expect((ends[1].y - ends[0].y) * 0.25).toBeCloseTo(2.4, 9)
    const isTrue = (view: View, pixelMm: number | undefined) => isTrueSize(state, frame, { view, pixelMm })
    expect([isTrue(seen, 0.25), isTrue(seen, 0.2), isTrue(seen, undefined)]).toEqual([true, false, false])
    expect(isTrue({ ...seen, scale: 2 }, 0.25)).toBe(false)
    expect(viewOn(undefined).scale).toBeNull()
    expect(isTrue(viewOn(undefined), undefined)).toBe(false)
    const fitted = stateOf(areaWith({ PresentationPixelSpacing: [0.6, 0.3] }))
    expect(presentationView(fitted, frame, { pixelRatio: 1, pixelMm: 0.25 }).scale).toBeNull()
  })
})

describe('what a state draws', () => {
  const drawn = stateOf({
    GraphicLayerSequence: [
      { GraphicLayer: 'UPPER', GraphicLayerOrder: 2 },
      // Pure red of sRGB, computed with an independent formula (L* 54.29, a* 80.81, b* 69.89 under D50).
      {
        GraphicLayer: 'LOWER',
        GraphicLayerOrder: 1,
        GraphicLayerRecommendedDisplayCIELabValue: [35579, 53664, 50857],
      },
    ],
    GraphicAnnotationSequence: [
      {
        GraphicLayer: 'UPPER',
        TextObjectSequence: [
          {
            UnformattedTextValue: '결절 12 mm',
            AnchorPointAnnotationUnits: 'PIXEL',
            AnchorPoint: [2, 3],
            AnchorPointVisibility: 'Y',
          },
          { UnformattedTextValue: 'nowhere' },
        ],
      },
      {
        GraphicLayer: 'LOWER',
        ReferencedImageSequence: [referenceTo(IMAGE)],
        GraphicObjectSequence: [
          {
            GraphicAnnotationUnits: 'PIXEL',
            GraphicType: 'POLYLINE',
            GraphicFilled: 'N',
            GraphicDimensions: 2,
            NumberOfGraphicPoints: 2,
            GraphicData: [0, 0, 6, 4],
          },
          { GraphicAnnotationUnits: 'PIXEL', GraphicType: 'ELLIPSE', GraphicData: [1, 1] },
        ],
      },
      {
        GraphicLayer: 'LOWER',
        ReferencedImageSequence: [referenceTo(OTHER)],
        GraphicObjectSequence: [
          { GraphicAnnotationUnits: 'PIXEL', GraphicType: 'POINT', GraphicData: [1, 1] },
        ],
      },
      // Its reference is lost, which makes it a mark of no image, not of all.
      {
        GraphicLayer: 'LOWER',
        ReferencedImageSequence: [{ ReferencedFrameNumber: 1 }],
        GraphicObjectSequence: [
          { GraphicAnnotationUnits: 'PIXEL', GraphicType: 'POINT', GraphicData: [2, 2] },
        ],
      },
    ],
    SpecificCharacterSet: 'ISO_IR 192',
  })

  it('has the gray that a layer recommends without a color', () => {
    const layers = [
      { GraphicLayer: 'GRAY', GraphicLayerOrder: 1, GraphicLayerRecommendedDisplayGrayscaleValue: 0x8000 },
      { GraphicLayer: 'PLAIN', GraphicLayerOrder: 2 },
    ]
    expect(stateOf({ GraphicLayerSequence: layers }).layers).toEqual([
      { name: 'GRAY', color: [128, 128, 128] },
      { name: 'PLAIN' },
    ])
  })

  it('lies on its images by layers, in their colors; what makes no sense is left out', () => {
    expect(graphicsOn(drawn, frameOf())).toEqual([
      {
        graphic: {
          kind: 'shape',
          shape: 'polyline',
          units: 'pixel',
          isFilled: false,
          points: [
            { x: 0, y: 0 },
            { x: 6, y: 4 },
          ],
        },
        color: [255, 0, 0],
      },
      {
        graphic: {
          kind: 'text',
          text: '결절 12 mm',
          anchor: { units: 'pixel', point: { x: 2, y: 3 }, isVisible: true },
        },
        color: undefined,
      },
    ])
    expect(graphicsOn(drawn, frameOf({ SOPInstanceUID: '2.25.99' }))).toEqual([])
  })

  it('is round where it says so, and goes through each point of a curve', () => {
    const [center, beside] = [
      { x: 2, y: 2 },
      { x: 2, y: 5 },
    ]
    const circle = graphicOutline({ shape: 'circle', points: [center, beside] })
    expect(circle.every(({ x, y }) => Math.abs(Math.hypot(x - 2, y - 2) - 3) < 1e-9)).toBe(true)
    expect(circle.at(-1)).toEqual(circle[0])
    // Slanted: the ends of its axes are on it.
    const ends = [
      { x: 0, y: 0 },
      { x: 4, y: 4 },
      { x: 1, y: 3 },
      { x: 3, y: 1 },
    ]
    const isOn = (line: { x: number; y: number }[], point: { x: number; y: number }) =>
      line.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < 1e-9)
    const ellipse = graphicOutline({ shape: 'ellipse', points: ends })
    expect(ends.map((end) => isOn(ellipse, end))).toEqual([true, true, true, true])
    const curve = graphicOutline({ shape: 'interpolated', points: ends })
    expect(ends.map((end) => isOn(curve, end))).toEqual([true, true, true, true])
    expect(curve.length).toBeGreaterThan(20)
  })

  it('is placed in pixels of the image, or over what is displayed as it is seen', () => {
    const shape = { columns: 6, rows: 4, aspect: 1 }
    const view = { ...VIEW_RESET, rotation: 90, area: { left: 0, top: 0, right: 2, bottom: 2 } }
    const matrix = matrixOf(view, shape, { width: 100, height: 100 })
    const on = { matrix, shape, area: view.area }
    expect(graphicPoints([{ x: 0, y: 0 }], 'pixel', on)).toEqual([{ x: 100, y: 0 }])
    expect(
      graphicPoints(
        [
          { x: 0, y: 0 },
          { x: 0.5, y: 1 },
        ],
        'display',
        on,
      ),
    ).toEqual([
      { x: 0, y: 0 },
      { x: 50, y: 100 },
    ])
  })

  it('V38 draws a compound graphic by its own attributes in the place of its plain rendition', () => {
    const red = { vr: 'US', value: [35579, 53664, 50857] }
    const white = { vr: 'US', value: [65535, 32896, 32896] }
    const plain = { GraphicType: 'POINT', GraphicAnnotationUnits: 'PIXEL', GraphicData: [1, 1] }
    const state = stateOf({
      GraphicAnnotationSequence: [
        {
          CompoundGraphicSequence: [
            {
              CompoundGraphicInstanceID: 4,
              CompoundGraphicType: 'AXIS',
              CompoundGraphicUnits: 'PIXEL',
              GraphicData: [1, 2, 5, 2],
              RotationAngle: 30,
              RotationPoint: [3, 2],
              GapLength: 0.25,
              TickAlignment: 'TOP',
              TickLabelAlignment: 'BOTTOM',
              ShowTickLabel: 'Y',
              MajorTicksSequence: [
                { TickPosition: 0, TickLabel: '0' },
                { TickPosition: 0.5, TickLabel: '1 cm' },
                { TickPosition: 7, TickLabel: 'beyond' },
              ],
              LineStyleSequence: [
                {
                  PatternOnColorCIELabValue: red,
                  PatternOnOpacity: 0.5,
                  PatternOffColorCIELabValue: white,
                  LineThickness: 2,
                  LineDashingStyle: 'DASHED',
                  LinePattern: { vr: 'UL', value: 0xff00ff00 },
                },
              ],
            },
          ],
          GraphicObjectSequence: [plain, { ...plain, CompoundGraphicInstanceID: 4 }],
          TextObjectSequence: [
            {
              UnformattedTextValue: 'A',
              AnchorPointAnnotationUnits: 'PIXEL',
              AnchorPoint: [2, 3],
              TextStyleSequence: [{ TextColorCIELabValue: red, CSSFontName: 'monospace', Bold: 'Y' }],
            },
            {
              UnformattedTextValue: '1 cm',
              AnchorPointAnnotationUnits: 'PIXEL',
              AnchorPoint: [2, 3],
              CompoundGraphicInstanceID: 4,
            },
          ],
        },
      ],
    })
    const [axis, point, text, ...more] = graphicsOn(state, frameOf()).map(({ graphic }) => graphic)
    expect(more).toEqual([])
    expect(axis).toEqual({
      kind: 'compound',
      shape: 'axis',
      units: 'pixel',
      points: [
        { x: 1, y: 2 },
        { x: 5, y: 2 },
      ],
      isFilled: false,
      rotation: { degrees: 30, about: { x: 3, y: 2 } },
      gap: 0.25,
      ticks: [
        { position: 0, label: '0' },
        { position: 0.5, label: '1 cm' },
      ],
      tickSide: 'top',
      labelSide: 'bottom',
      hasLabels: true,
      style: {
        line: {
          color: [255, 0, 0],
          opacity: 0.5,
          thickness: 2,
          dashes: [8, 8, 8, 8],
          off: { color: [255, 255, 255], opacity: 1 },
        },
      },
    })
    expect(point).toMatchObject({ kind: 'shape', shape: 'point' })
    expect(text).toMatchObject({
      text: 'A',
      style: {
        text: { color: [255, 0, 0], family: 'monospace', isBold: true, isItalic: false, isUnderlined: false },
      },
    })
  })

  it('has the fill of a style, and its stipple dot by dot', () => {
    const filled = (style: DicomDataset) => {
      const state = stateOf({
        GraphicAnnotationSequence: [
          {
            CompoundGraphicSequence: [
              {
                CompoundGraphicType: 'RECTANGLE',
                CompoundGraphicUnits: 'DISPLAY',
                GraphicData: [0, 0, 1, 1],
                GraphicFilled: 'Y',
                FillStyleSequence: [style],
              },
            ],
          },
        ],
      })
      const [graphic] = graphicsOn(state, frameOf()).map((one) => one.graphic)
      return graphic?.style?.fill
    }
    const pattern = new Uint8Array(128)
    pattern[0] = 0b101
    pattern[5] = 0b10000000
    const stippled = { FillMode: 'STIPPELED', FillPattern: pattern, PatternOnOpacity: 2 }
    expect(filled(stippled)).toEqual({
      opacity: 1,
      stipple: [
        { x: 0, y: 0 },
        { x: 2, y: 0 },
        { x: 15, y: 1 },
      ],
    })
    expect(filled({ ...stippled, FillPattern: new Uint8Array(4) })).toEqual({ opacity: 1 })
    expect(filled({ FillMode: 'SOLID', PatternOnOpacity: 0.25 })).toEqual({ opacity: 0.25 })
  })
})
