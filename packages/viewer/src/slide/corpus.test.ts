import { describe, expect, it } from 'vitest'
import { corpusFiles, readCorpusFile } from '../testkit/corpus.ts'
import { hasRealFiles, readRealFile, realFiles } from '../testkit/realFiles.ts'
import { openSlide } from './openSlides.ts'
import type { RgbaPicture, SlideSource, TilePicture } from './SlideSource.ts'

/** The means of the same regions as read by OpenSlide. */
const SVS_MEANS = [170.673, 118.273, 155.016]
const DICOM_MEANS = [142.98, 101.931, 138.625]
/** The means of the region that became tile 1, 2 of `made/slide`, as read by libtiff and libjpeg-turbo (Pillow). */
const MADE_MEANS = [157.166, 135.732, 161.608]

const open = async (paths: readonly string[], read = readCorpusFile): Promise<SlideSource> => {
  const opened = await openSlide(paths.map((path) => ({ name: path, blob: new Blob([read(path)]) })))
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal))
  return opened.source
}

const pixel = (picture: TilePicture, x: number, y: number): number[] => {
  const { data, width } = picture as RgbaPicture
  return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)]
}

const means = (picture: TilePicture): number[] => {
  const { data } = picture as RgbaPicture
  const sums = [0, 0, 0]
  for (let at = 0; at < data.length; at += 4) {
    for (let color = 0; color < 3; color++) sums[color] = (sums[color] ?? 0) + (data[at + color] ?? 0)
  }
  return sums.map((sum) => sum / (data.length / 4))
}

const farthest = (a: readonly number[], b: readonly number[]) =>
  Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? 0))))

describe('slides of the corpus', () => {
  it('reads the size, the scale and the hanging pictures of an SVS', async () => {
    const source = await open(['wsi/CMU-1-Small-Region.svs'])
    expect(source.format).toBe('svs')
    expect(source.levels).toEqual([
      {
        width: 2220,
        height: 2967,
        tileWidth: 240,
        tileHeight: 240,
        columns: 10,
        rows: 13,
        downsample: { x: 1, y: 1 },
        offset: { x: 0, y: 0 },
      },
    ])
    expect(source.micronsPerPixel).toEqual({ x: 0.499, y: 0.499, origin: 'description' })
    expect(source.objective).toBe(20)
    expect(source.associated.map(({ kind, width, height }) => [kind, width, height])).toEqual([
      ['thumbnail', 574, 768],
      ['label', 387, 463],
      ['macro', 1280, 431],
    ])
  })

  it('shows the colors of an SVS as OpenSlide 3.4.1 does', async () => {
    const source = await open(['wsi/CMU-1-Small-Region.svs'])
    const tile = await source.loadTile(0, 4, 5)
    const expected = [
      [0, 0, 224, 223, 242],
      [100, 50, 201, 117, 167],
      [239, 239, 137, 76, 122],
      [17, 200, 255, 189, 207],
      [180, 120, 162, 118, 171],
    ] as const
    for (const [x, y, ...color] of expected)
      expect(farthest(pixel(tile, x, y), color), `${x},${y}`).toBeLessThanOrEqual(2)
    expect(farthest(means(tile), SVS_MEANS)).toBeLessThan(0.2)
  })

  it('unpacks label (LZW with differences), thumbnail and macro (strips of JPEG) as libtiff does', async () => {
    const source = await open(['wsi/CMU-1-Small-Region.svs'])
    const load = async (kind: string) =>
      (await source.associated.find((image) => image.kind === kind)?.load()) as RgbaPicture
    const label = await load('label')
    expect(farthest(means(label), [145.735, 104.17, 57.554])).toBeLessThan(0.001)
    expect(pixel(label, 200, 300)).toEqual([19, 16, 13])
    expect(pixel(label, 100, 50)).toEqual([88, 124, 176])
    expect(farthest(means(await load('thumbnail')), [213.848, 194.597, 207.666])).toBeLessThan(0.3)
    expect(farthest(means(await load('macro')), [177.896, 180.664, 178.589])).toBeLessThan(0.3)
  })

  it('makes one slide of the levels of a DICOM series', async () => {
    const source = await open(corpusFiles('made/slide'))
    expect(source.levels.map(({ width, height }) => `${width}×${height}`)).toEqual([
      '740×989',
      '370×494',
      '185×247',
      '92×123',
      '46×61',
      '23×30',
      '11×15',
      '5×7',
      '2×3',
      '1×1',
    ])
    expect(source.micronsPerPixel?.x).toBeCloseTo(0.499, 6)
    expect(source.remarks).toEqual([])
  })

  it('shows DICOM tiles that are called RGB and hold YCbCr in the colors of the SVS they were made of', async () => {
    const source = await open(corpusFiles('made/slide'))
    expect(farthest(means(await source.loadTile(0, 1, 2)), MADE_MEANS)).toBeLessThan(1)
    const corner = await source.loadTile(0, 2, 3)
    expect([corner.width, corner.height]).toEqual([740 - 2 * 256, 989 - 3 * 256])
  })

  it('shows the channels of an OME file together, and says which focal plane', async () => {
    const source = await open(['made/channels.ome.tif'])
    expect(source.levels).toMatchObject([{ width: 64, height: 48, columns: 1, rows: 1 }])
    expect(source.channels?.read().channels).toHaveLength(3)
    expect(source.remarks).toEqual([{ kind: 'focalPlanes', count: 5 }])
    const picture = await source.loadTile(0, 0, 0)
    expect([picture.width, picture.height]).toEqual([64, 48])
  })
})

describe.skipIf(!hasRealFiles())('slides beside the repository', () => {
  it('makes one slide of the 12 levels of a DICOM series', async () => {
    const source = await open(realFiles('wsi/dicom-cmu1'), readRealFile)
    expect(source.levels.map(({ width, height }) => `${width}×${height}`)).toEqual([
      '2220×2967',
      '1110×1483',
      '555×741',
      '277×370',
      '138×185',
      '69×92',
      '34×46',
      '17×23',
      '8×11',
      '4×5',
      '2×2',
      '1×1',
    ])
    expect(source.levels.map(({ downsample }) => Math.round(downsample.x * 1000) / 1000)).toEqual(
      Array.from({ length: 12 }, (_, level) => 2 ** level),
    )
    expect(source.micronsPerPixel?.x).toBeCloseTo(0.499, 6)
    expect(source.remarks).toEqual([])
  })

  it('shows DICOM tiles that are called RGB and hold YCbCr in the colors of the SVS they were made of', async () => {
    const source = await open(realFiles('wsi/dicom-cmu1'), readRealFile)
    expect(farthest(means(await source.loadTile(0, 2, 2)), DICOM_MEANS)).toBeLessThan(1)
    const corner = await source.loadTile(0, 4, 5)
    expect([corner.width, corner.height]).toEqual([220, 467])
  })

  it('shows the channels of an OME file together, and says which focal plane', async () => {
    const source = await open(['wsi/multi-channel-z-series.ome.tif'], readRealFile)
    expect(source.levels).toMatchObject([{ width: 439, height: 167, columns: 1, rows: 1 }])
    expect(source.channels?.read().channels).toHaveLength(3)
    expect(source.remarks).toEqual([{ kind: 'focalPlanes', count: 5 }])
    const picture = await source.loadTile(0, 0, 0)
    expect([picture.width, picture.height]).toEqual([439, 167])
  })
})
