import { describe, expect, it } from 'vitest'
import { readCorpusFile } from '../../../testkit/corpus.ts'
import { readFrame, readImage, readRecord } from '../../../testkit/readImage.ts'

const overlay = (more: object = {}) => ({
  OverlayRows: 2,
  OverlayColumns: 3,
  OverlayType: 'G',
  OverlayOrigin: [1, 1],
  OverlayBitsAllocated: 1,
  OverlayBitPosition: 0,
  OverlayData: Uint8Array.of(0b0010_1101, 0),
  ...more,
})

describe('overlay planes', () => {
  it('trap 21: are unpacked, lowest bit first, with their origin counted from 0', () => {
    const { overlays } = readFrame(
      overlay({ OverlayOrigin: [3, 5], OverlayType: 'R', OverlayLabel: 'lesion' }),
    )
    expect(overlays).toEqual([
      {
        group: 0x6000,
        rows: 2,
        columns: 3,
        originX: 4,
        originY: 2,
        isRoi: true,
        label: 'lesion',
        bits: Uint8Array.of(1, 0, 1, 1, 0, 1),
      },
    ])
  })

  it('trap 21: repeat in further groups', () => {
    const second = {
      '60020010': { vr: 'US', value: 1 },
      '60020011': { vr: 'US', value: 2 },
      '60020050': { vr: 'SS', value: [1, 1] },
      '60023000': { vr: 'OW', value: Uint8Array.of(0b10, 0) },
    }
    const { overlays } = readFrame({ ...overlay(), ...second })
    expect(overlays.map(({ group, bits }) => [group, ...bits])).toEqual([
      [0x6000, 1, 0, 1, 1, 0, 1],
      [0x6002, 0, 1],
    ])
  })

  it('trap 21: of several frames belong to the frames that they name', () => {
    const { frames } = readImage({
      NumberOfFrames: 4,
      NumberOfFramesInOverlay: 2,
      ImageFrameOrigin: 2,
      // Six bits a frame, without any gap between frames.
      ...overlay({ OverlayData: Uint8Array.of(0b0111_1111, 0) }),
    })
    expect(frames.map(({ overlays: [first] }) => first && [...first.bits].join(''))).toEqual([
      undefined,
      '111111',
      '100000',
      undefined,
    ])
  })

  it('trap 21: are one object for all frames if they have none of their own', () => {
    const { frames } = readImage({ NumberOfFrames: 2, ...overlay() })
    expect(frames[0]?.overlays[0]).toBe(frames[1]?.overlays[0])
  })

  it('trap 21: may be a bit of the pixels themselves', () => {
    const pixels = new Uint16Array(24).fill(0x0fff)
    pixels[1] = 0x8fff
    const embedded = {
      BitsStored: 12,
      HighBit: 11,
      OverlayData: undefined,
      OverlayBitPosition: 15,
      PixelData: pixels,
    }
    const [plane] = readFrame({ ...overlay(embedded), OverlayRows: 4, OverlayColumns: 6 }).overlays
    expect(plane?.bits.indexOf(1)).toBe(1)
    expect(plane?.bits.filter(Boolean)).toHaveLength(1)
    const within = { ...overlay(embedded), OverlayRows: 4, OverlayColumns: 6, OverlayBitPosition: 3 }
    expect(readFrame(within).overlays).toEqual([])
  })

  it('trap 21: that are not wholly there are left out', () => {
    expect(readFrame(overlay({ OverlayRows: 500, OverlayColumns: 500 })).overlays).toEqual([])
  })

  it('trap 21: of a real file are found', () => {
    const { content } = readRecord(readCorpusFile('pydicom/test_files/examples_overlay.dcm'))
    const [plane] = content.kind === 'image' ? (content.frames[0]?.overlays ?? []) : []
    expect(plane).toMatchObject({ rows: 300, columns: 484, originX: 0, originY: 0 })
    expect(plane?.bits.filter(Boolean).length).toBeGreaterThan(100)
  })
})

describe('shutters', () => {
  it('trap 22: are rectangle, circle and polygon together, corner based', () => {
    const { shutter } = readFrame({
      ShutterShape: ['RECTANGULAR', 'CIRCULAR', 'POLYGONAL'],
      ShutterLeftVerticalEdge: 2,
      ShutterRightVerticalEdge: 5,
      ShutterUpperHorizontalEdge: 1,
      ShutterLowerHorizontalEdge: 3,
      CenterOfCircularShutter: [10, 20],
      RadiusOfCircularShutter: 7,
      VerticesOfThePolygonalShutter: [1, 1, 1, 5, 4, 5],
      ShutterPresentationValue: 0x8000,
    })
    expect(shutter).toEqual({
      shapes: [
        { kind: 'rectangle', left: 1, right: 5, top: 0, bottom: 3 },
        { kind: 'circle', x: 19.5, y: 9.5, radius: 7 },
        {
          kind: 'polygon',
          points: [
            { x: 0.5, y: 0.5 },
            { x: 4.5, y: 0.5 },
            { x: 4.5, y: 3.5 },
          ],
        },
      ],
      presentationValue: 0x8000,
    })
  })

  it('trap 22: that say too little are none', () => {
    expect(readFrame({ ShutterShape: 'CIRCULAR' }).shutter).toBeUndefined()
    expect(readFrame().shutter).toBeUndefined()
  })
})
