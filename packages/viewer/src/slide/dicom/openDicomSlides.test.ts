import { describe, expect, it } from 'vitest'
import type { DicomJson } from '../../dicomweb/index.ts'
import { openSlide, openSlides } from '../openSlides.ts'
import type { RgbaPicture, SlideSource, TilePicture } from '../SlideSource.ts'
import { makeSlide } from '../testkit/makeSlide.ts'
import { sparseBlob } from '../testkit/sparseBlob.ts'
import { openWebSlide } from './openWebSlide.ts'

const file = (bytes: Uint8Array<ArrayBuffer>, name = 'a.dcm') => ({ name, blob: new Blob([bytes]) })

const open = async (...files: Uint8Array<ArrayBuffer>[]): Promise<SlideSource> => {
  const opened = await openSlide(files.map((bytes) => file(bytes)))
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal))
  return opened.source
}

const gray = (picture: TilePicture): number => (picture as RgbaPicture).data[0] ?? -1
const sizes = (source: SlideSource) => source.levels.map(({ width, height }) => [width, height])

describe('openDicomSlides', () => {
  it('makes levels of files in any order, with the tissue size from the spacing', async () => {
    const source = await open(
      makeSlide([10, 8], [8, 8], { spacing: [0.002, 0.002] }),
      makeSlide([40, 30], [8, 8], { spacing: [0.0005, 0.00051] }),
      makeSlide([20, 15], [8, 8], { spacing: [0.001, 0.001] }),
    )
    expect(sizes(source)).toEqual([
      [40, 30],
      [20, 15],
      [10, 8],
    ])
    expect(source.micronsPerPixel).toEqual({ x: 0.51, y: 0.5, origin: 'dicom' })
    expect(gray(await source.loadTile(0, 4, 3))).toBe(20)
  })

  it('trap 67: a padded level lies where its spacing says', async () => {
    // 40 × 24 halved twice is 10 × 6, padded to whole tiles of 8.
    const source = await open(
      makeSlide([40, 24], [8, 8]),
      makeSlide([16, 8], [8, 8], { spacing: [0.002, 0.002] }),
    )
    expect(source.levels[1]?.downsample).toEqual({ x: 4, y: 4 })
  })

  it('trap 66: a spacing that contradicts the sizes is not believed', async () => {
    const source = await open(
      makeSlide([400, 240], [8, 8]),
      makeSlide([100, 60], [8, 8], { spacing: [0.0005, 0.0005] }),
    )
    expect(source.levels[1]?.downsample).toEqual({ x: 4, y: 4 })
  })

  it('trap 67: tiles at the edge come without their padding', async () => {
    const source = await open(makeSlide([20, 11], [8, 8]))
    const corner = await source.loadTile(0, 2, 1)
    expect([corner.width, corner.height]).toEqual([4, 3])
  })

  it('trap 68: sparse tiles are found by their position, and holes are known', async () => {
    const places = [
      { column: 9, row: 1 },
      { column: 1, row: 9 },
    ]
    const source = await open(makeSlide([16, 16], [8, 8], { places }))
    expect([0, 1].map((row) => [0, 1].map((column) => source.hasTile(0, column, row)))).toEqual([
      [false, true],
      [true, false],
    ])
    expect(gray(await source.loadTile(0, 1, 0))).toBe(1)
    expect(gray(await source.loadTile(0, 0, 1))).toBe(2)
    await expect(source.loadTile(0, 0, 0)).rejects.toMatchObject({ refusal: { reason: 'missing' } })
  })

  it('trap 68: of several paths and planes the first is shown, and said so', async () => {
    const places = [
      { column: 1, row: 1, path: 'DAPI', z: 0 },
      { column: 1, row: 1, path: 'DAPI', z: 2 },
      { column: 1, row: 1, path: 'FITC', z: 0 },
    ]
    const paths = [{ OpticalPathIdentifier: 'DAPI' }, { OpticalPathIdentifier: 'FITC' }]
    const source = await open(makeSlide([8, 8], [8, 8], { places, elements: { OpticalPathSequence: paths } }))
    expect(gray(await source.loadTile(0, 0, 0))).toBe(1)
    expect(source.remarks).toEqual([
      { kind: 'opticalPaths', shown: 'DAPI', count: 2 },
      { kind: 'focalPlanes', count: 2 },
    ])
    const full = await open(
      makeSlide([16, 8], [8, 8], { elements: { NumberOfFrames: 4, TotalPixelMatrixFocalPlanes: 2 } }),
    )
    expect([gray(await full.loadTile(0, 0, 0)), gray(await full.loadTile(0, 1, 0))]).toEqual([1, 2])
    expect(full.remarks).toEqual([{ kind: 'focalPlanes', count: 2 }])
  })

  it('trap 68: parts of a concatenation are one level, and a missing part is told', async () => {
    const part = (offset: number, frames: number) =>
      makeSlide([32, 8], [8, 8], {
        elements: {
          NumberOfFrames: frames,
          ConcatenationUID: '2.25.7',
          ConcatenationFrameOffsetNumber: offset,
        },
      })
    const whole = await open(part(3, 1), part(0, 3))
    expect(whole.levels).toHaveLength(1)
    expect(gray(await whole.loadTile(0, 2, 0))).toBe(3)
    expect(gray(await whole.loadTile(0, 3, 0))).toBe(1)
    expect(whole.remarks).toEqual([])
    const half = await open(part(3, 1))
    expect(half.remarks).toEqual([{ kind: 'missingTiles', count: 3 }])
  })

  it('trap 68: two instances of the same size are not two levels', async () => {
    const source = await open(makeSlide([16, 8], [8, 8]), makeSlide([16, 8], [8, 8]))
    expect(sizes(source)).toEqual([[16, 8]])
    expect(source.remarks).toEqual([{ kind: 'opticalPaths', shown: '', count: 2 }])
  })

  it('trap 69: levels with origins of their own are laid over each other by them', async () => {
    const origin = (x: number, y: number) => ({
      TotalPixelMatrixOriginSequence: [
        { XOffsetInSlideCoordinateSystem: x, YOffsetInSlideCoordinateSystem: y },
      ],
    })
    // Rows run along −Y and columns along −X: 10 pixels to the right are −0.005 mm in Y.
    const source = await open(
      makeSlide([40, 40], [8, 8], { elements: origin(20, 40) }),
      makeSlide([20, 20], [8, 8], { spacing: [0.001, 0.001], elements: origin(19.998, 39.995) }),
    )
    expect(source.levels[1]?.offset.x).toBeCloseTo(10, 6)
    expect(source.levels[1]?.offset.y).toBeCloseTo(4, 6)
  })

  it('trap 69: a mirrored slide is marked, a level that is turned against the others is left out', async () => {
    const turned = { ImageOrientationSlide: [0, 1, 0, 1, 0, 0] }
    const source = await open(
      makeSlide([40, 40], [8, 8]),
      makeSlide([20, 20], [8, 8], { spacing: [0.001, 0.001], elements: turned }),
    )
    expect(sizes(source)).toEqual([[40, 40]])
    expect(source.remarks).toEqual([{ kind: 'levelsLeftOut', count: 1 }])
    const mirrored = await open(
      makeSlide([40, 40], [8, 8], { elements: { ImageOrientationSlide: [1, 0, 0, 0, 1, 0] } }),
    )
    expect([mirrored.isMirrored, source.isMirrored]).toEqual([true, false])
  })

  it('trap 74: label and overview hang on the slide and are no levels', async () => {
    const kind = (value: string) => ({ ImageType: ['ORIGINAL', 'PRIMARY', value, 'NONE'] })
    const source = await open(
      makeSlide([16, 16], [8, 8]),
      makeSlide([12, 4], [8, 8], { elements: kind('LABEL') }),
      makeSlide([60, 30], [8, 8], { elements: kind('OVERVIEW') }),
    )
    expect(sizes(source)).toEqual([[16, 16]])
    expect(source.associated.map(({ kind: name, width }) => [name, width])).toEqual([
      ['label', 12],
      ['macro', 60],
    ])
    const label = (await source.associated[0]?.load()) as RgbaPicture
    expect([label.width, label.height, label.data[0], label.data[11 * 4]]).toEqual([12, 4, 1, 2])
  })

  it('finds frames by the basic table, by the extended one and by none', async () => {
    // Streams that are no pictures: what matters is which bytes are asked for.
    const fragments = [1, 2, 3].map((value) => [
      Uint8Array.of(0xff, 0xd8, value, value),
      Uint8Array.of(value, value, value, value),
    ])
    for (const table of ['basic', 'empty'] as const) {
      const bytes = makeSlide([24, 8], [8, 8], { fragments, table, transferSyntax: '1.2.840.10008.1.2.4.50' })
      expect(await framesOf(bytes), table).toEqual(
        [1, 2, 3].map((value) => [0xff, 0xd8, ...Array(6).fill(value)]),
      )
    }
    const single = fragments.map(([first]) => [first as Uint8Array])
    const bytes = makeSlide([24, 8], [8, 8], {
      fragments: single,
      table: 'extended',
      transferSyntax: '1.2.840.10008.1.2.4.50',
    })
    expect(await framesOf(bytes)).toEqual([1, 2, 3].map((value) => [0xff, 0xd8, value, value]))
  })

  it('trap 73: reads the head and the tiles that are asked for, never the file', async () => {
    const head = makeSlide([8000, 8000], [256, 256], {
      elements: { NumberOfFrames: 1024, PixelData: new Uint8Array(2) },
    })
    const cut = head.subarray(0, head.length - 2)
    const { blob, counts } = sparseBlob(cut.length + 1024 * 65_536, [
      { at: 0, bytes: cut },
      { at: cut.length + 1000 * 65_536, bytes: new Uint8Array(65_536).fill(77) },
    ])
    const opened = await openSlide([{ name: 'large.dcm', blob }])
    if (!opened.ok) throw new Error(opened.refusal.reason)
    expect(gray(await opened.source.loadTile(0, 1000 % 32, 31))).toBe(77)
    expect(counts.bytes).toBeLessThan(400_000)
  })

  it('parts slides by series and names the files that are none', async () => {
    const { slides, refused } = await openSlides([
      file(makeSlide([16, 8], [8, 8])),
      file(makeSlide([16, 8], [8, 8], { elements: { SeriesInstanceUID: '2.25.5' } })),
      file(new TextEncoder().encode('nothing of the kind'), 'note.txt'),
      file(new Uint8Array(0), 'empty'),
    ])
    expect(slides).toHaveLength(2)
    expect(refused.map(({ file: { name }, refusal }) => [name, refusal.reason])).toEqual([
      ['empty', 'empty'],
      ['note.txt', 'notAnImage'],
    ])
  })

  it('opens a slide of a server by its metadata, frame by frame', async () => {
    const asked: number[] = []
    const metadata: DicomJson = {
      '00480006': { vr: 'UL', Value: [16] },
      '00480007': { vr: 'UL', Value: [16] },
      '00280010': { vr: 'US', Value: [8] },
      '00280011': { vr: 'US', Value: [8] },
      '00280008': { vr: 'IS', Value: [4] },
      '00280002': { vr: 'US', Value: [1] },
      '00209311': { vr: 'CS', Value: ['TILED_FULL'] },
      '00080008': { vr: 'CS', Value: ['ORIGINAL', 'PRIMARY', 'VOLUME', 'NONE'] },
      '52009229': {
        vr: 'SQ',
        Value: [
          { '00289110': { vr: 'SQ', Value: [{ '00280030': { vr: 'DS', Value: [0.00025, 0.00025] } }] } },
        ],
      },
    }
    const opened = openWebSlide('server', [
      {
        metadata,
        fetchFrame: async (frame) => {
          asked.push(frame)
          return new Uint8Array(64).fill(frame)
        },
      },
    ])
    if (!opened.ok) throw new Error(opened.refusal.reason)
    expect(opened.source.micronsPerPixel?.x).toBe(0.25)
    expect(gray(await opened.source.loadTile(0, 0, 1))).toBe(3)
    expect(asked).toEqual([3])
  })
})

const framesOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<number[][]> => {
  const { fileAttributes } = await import('./fileAttributes.ts')
  const { readHead } = await import('./readHead.ts')
  const { readInstance } = await import('./readInstance.ts')
  const { createFrameReader } = await import('./createFrameReader.ts')
  const blob = new Blob([bytes])
  const head = await readHead(blob)
  const fetchFrame = createFrameReader(
    blob,
    head,
    readInstance(fileAttributes(head.dataset), head.transferSyntax),
  )
  // Out of order: a scan must not lose its place.
  const frames = await Promise.all(
    [3, 1, 2].map(async (frame) => ({ frame, content: [...(await fetchFrame(frame))] })),
  )
  return frames.sort((a, b) => a.frame - b.frame).map(({ content }) => content)
}
