import { zlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { ByteSource } from '../../model/ByteSource.ts'
import { openSlide } from '../openSlides.ts'
import type { RgbaPicture } from '../SlideSource.ts'
import { makeFlatJpeg } from '../testkit/makeFlatJpeg.ts'
import { type MiraxImage, type MiraxOptions, makeMirax } from '../testkit/makeMirax.ts'
import { sparseBlob } from '../testkit/sparseBlob.ts'

const SIDE = 64
/** An image whose blocks of 8 × 8 pixels have one gray each. */
const jpeg = (grayOf: (column: number, row: number) => number) =>
  makeFlatJpeg(SIDE, SIDE, (column, row) => [grayOf(column, row), 128, 128]).bytes
const image = (column: number, row: number, gray: number): MiraxImage => ({
  column,
  row,
  bytes: jpeg(() => gray),
})
const gray = (column: number, row: number) => 40 + row * 40 + column * 10

/** Two by two photographs of two by two images each; the second overlaps the first by 10 pixels, the last is missing. */
const OPTIONS: MiraxOptions = {
  images: { x: 4, y: 4 },
  divisions: 2,
  side: SIDE,
  overlap: 8,
  levels: [
    [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((column) => image(column, row, gray(column, row)))),
    [image(0, 0, 100), image(2, 0, 150), image(0, 2, 200)],
    // All photographs in one image: 32 × 32 pixels each.
    [
      {
        column: 0,
        row: 0,
        bytes: jpeg((column, row) => 50 + (column < 4 ? 0 : 50) + (row < 4 ? 0 : 100)),
      },
    ],
  ],
  photos: [{ x: 0, y: 0 }, { x: 118, y: -3 }, { x: 5, y: 121 }, undefined],
}

const open = async (source: ByteSource) => {
  const opened = await openSlide([source])
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal))
  return opened.source
}
const refusalOf = async (source: ByteSource) => {
  const opened = await openSlide([source])
  return opened.ok ? 'shown' : `${opened.refusal.reason} ${opened.refusal.detail}`
}
const grayAt = async (source: Awaited<ReturnType<typeof open>>, level: number, x: number, y: number) => {
  const { data, width } = (await source.loadTile(level, 0, 0)) as RgbaPicture
  return data[(y * width + x) * 4 + 3] === 0 ? undefined : data[(y * width + x) * 4]
}
const withFile = (
  source: ReturnType<typeof makeMirax>,
  name: string,
  blob: Blob | undefined,
): ByteSource => ({
  ...source,
  beside: source.beside.flatMap((file) => (file.name === name ? (blob ? { name, blob } : []) : file)),
})
const bytesOf = async (source: ReturnType<typeof makeMirax>, name: string) =>
  new Uint8Array(
    (await source.beside.find((file) => file.name === name)?.blob.arrayBuffer()) ?? new ArrayBuffer(0),
  )

describe('openMirax', () => {
  it('puts images where their photographs lie, the later over the earlier', async () => {
    const source = await open(makeMirax(OPTIONS))
    expect(source).toMatchObject({ format: 'mrxs', objective: 20, remarks: [] })
    expect(source.micronsPerPixel).toEqual({ x: 0.25, y: 0.25, origin: 'description' })
    expect(source.levels.map(({ width, height, downsample }) => [width, height, downsample.x])).toEqual([
      [248, 248, 1],
      [124, 124, 2],
      [62, 62, 4],
    ])
    expect(await grayAt(source, 0, 63, 0)).toBe(gray(0, 0))
    expect(await grayAt(source, 0, 64, 0)).toBe(gray(1, 0))
    expect(await grayAt(source, 0, 117, 30)).toBe(gray(1, 0))
    expect(await grayAt(source, 0, 118, 30)).toBe(gray(2, 0))
    // The second photograph begins 3 pixels higher: its second row of images does, too.
    expect(await grayAt(source, 0, 118, 60)).toBe(gray(2, 0))
    expect(await grayAt(source, 0, 118, 61)).toBe(gray(2, 1))
    expect(await grayAt(source, 0, 5, 121)).toBe(gray(0, 2))
    expect(await grayAt(source, 0, 4, 130)).toBeUndefined()
    // Nothing was photographed there.
    expect(await grayAt(source, 0, 200, 200)).toBeUndefined()
  })

  it('takes the photographs of coarser levels out of the images that hold several', async () => {
    const source = await open(makeMirax(OPTIONS))
    expect(await grayAt(source, 1, 58, 20)).toBe(100)
    expect(await grayAt(source, 1, 59, 20)).toBe(150)
    expect(await grayAt(source, 1, 3, 61)).toBe(200)
    expect(await grayAt(source, 2, 28, 10)).toBe(50)
    // 118 / 4 is 29.5: the middle of pixel 29 is the first on the second photograph.
    expect(await grayAt(source, 2, 29, 10)).toBe(100)
    expect(await grayAt(source, 2, 20, 31)).toBe(150)
    expect(await grayAt(source, 2, 50, 50)).toBeUndefined()
  })

  it('reads the places that newer scanners deflate, and does without any', async () => {
    const newer = await open(makeMirax({ ...OPTIONS, deflate: zlibSync }))
    expect(await grayAt(newer, 0, 118, 61)).toBe(gray(2, 1))
    expect(await grayAt(newer, 0, 200, 200)).toBeUndefined()
    const { photos: _, ...bare } = OPTIONS
    const regular = await open(makeMirax(bare))
    expect(await grayAt(regular, 0, 119, 30)).toBe(gray(1, 0))
    expect(await grayAt(regular, 0, 120, 30)).toBe(gray(2, 0))
  })

  it('shows a slide whose finest level was left out, its places told in what is left', async () => {
    const { levels, photos, ...rest } = OPTIONS
    const half = photos?.map((photo) => photo && { x: photo.x / 2, y: (photo.y - 1) / 2 })
    const source = await open(
      makeMirax({ ...rest, levels: levels.slice(1), photos: half ?? [], firstDoublings: 1 }),
    )
    expect(source.levels.map(({ width, downsample }) => [width, downsample.x])).toEqual([
      [124, 1],
      [62, 2],
    ])
    expect(await grayAt(source, 0, 58, 20)).toBe(100)
    expect(await grayAt(source, 0, 59, 20)).toBe(150)
    expect(await grayAt(source, 0, 3, 61)).toBe(200)
    expect(await grayAt(source, 1, 28, 10)).toBe(50)
    expect(await grayAt(source, 1, 29, 10)).toBe(100)
  })

  it('draws nothing where the finest level has no image, whatever place is told', async () => {
    const { levels, photos = [] } = OPTIONS
    const [finest = [], ...coarser] = levels
    const source = await open(
      makeMirax({
        ...OPTIONS,
        levels: [finest.filter(({ column, row }) => column < 2 || row < 2), ...coarser],
        photos: [...photos.slice(0, 3), { x: 120, y: 120 }],
      }),
    )
    expect(await grayAt(source, 2, 20, 31)).toBe(150)
    expect(await grayAt(source, 2, 50, 50)).toBeUndefined()
  })

  it('reads what lies beside the levels from its first page, whatever stands for the next one', async () => {
    const source = await open(makeMirax({ ...OPTIONS, nextOfOthers: 1253, label: jpeg(() => 77) }))
    expect(await grayAt(source, 0, 118, 61)).toBe(gray(2, 1))
    expect(source.associated.map(({ kind }) => kind)).toEqual(['label'])
  })

  it('reads label and macro only when they are asked for', async () => {
    const source = await open(makeMirax({ ...OPTIONS, label: jpeg(() => 77) }))
    expect(source.associated.map(({ kind, width }) => [kind, width])).toEqual([['label', SIDE]])
    const label = (await source.associated[0]?.load()) as RgbaPicture
    expect(label.data[0]).toBe(77)
  })

  it('reads no more of a data file of many gigabytes than what is looked at', async () => {
    const made = makeMirax(OPTIONS)
    const data = sparseBlob(2 ** 36, [{ at: 0, bytes: await bytesOf(made, 'Data0000.dat') }])
    const source = await open(withFile(made, 'Data0000.dat', data.blob))
    expect(data.counts.bytes).toBe(0)
    expect(await grayAt(source, 0, 0, 0)).toBe(gray(0, 0))
    expect(data.counts.bytes).toBeLessThan(20_000)
  })

  it('names the file that is missing', async () => {
    const made = makeMirax(OPTIONS)
    expect(await refusalOf(withFile(made, 'INDEX.DAT', undefined))).toBe('incomplete Index.dat')
    expect(await refusalOf(withFile(made, 'Data0001.dat', undefined))).toBe('incomplete Data0001.dat')
  })

  it('refuses an index of another slide, one in a circle and one that leads out of its file', async () => {
    const made = makeMirax(OPTIONS)
    const head = 5 + 32
    const broken = async (change: (bytes: Uint8Array, view: DataView) => void) => {
      const bytes = await bytesOf(made, 'INDEX.DAT')
      change(bytes, new DataView(bytes.buffer))
      return refusalOf(withFile(made, 'INDEX.DAT', new Blob([bytes])))
    }
    expect(await broken((bytes) => bytes.set([0x58], 8))).toBe('broken MRXS index of another slide')
    expect(await broken((_, view) => view.setUint32(head, 0xffff_fff0, true))).toBe(
      'broken MRXS index beyond its end',
    )
    const firstLevel = (view: DataView) => view.getUint32(view.getUint32(head, true) + 4, true)
    expect(await broken((_, view) => view.setUint32(firstLevel(view) + 4, firstLevel(view), true))).toBe(
      'broken MRXS index in a circle',
    )
    expect(await broken((_, view) => view.setUint32(firstLevel(view) + 8, 0xffff_ffff, true))).toBe(
      'broken MRXS index beyond its end',
    )
    expect(await broken((_, view) => view.setUint32(firstLevel(view) + 16, 16, true))).toBe(
      'broken MRXS image number',
    )
  })

  it('fails a tile whose image lies outside its data file, and goes on with the others', async () => {
    const made = makeMirax(OPTIONS)
    const cut = (await bytesOf(made, 'Data0001.dat')).slice(0, 400)
    const { photos: _, ...bare } = OPTIONS
    const source = await open(withFile(makeMirax(bare), 'Data0001.dat', new Blob([cut])))
    await expect(source.loadTile(0, 0, 0)).rejects.toThrow('truncated')
    expect(await grayAt(source, 2, 0, 0)).toBe(50)
  })
})
