import { crc32, deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bannerPicture } from './bannerPicture.ts'
import { loadSharp } from './loadSharp.ts'

type Format = 'jpeg' | 'png' | 'webp' | 'gif'

const FORMATS: readonly Format[] = ['jpeg', 'png', 'webp', 'gif']
const PAYLOAD = '<script>alert(document.cookie)</script>'

/** Never a flat color: half of it would then decode like the whole. */
async function picture(format: Format, width = 320, height = 80, shade = 0): Promise<Buffer> {
  const sharp = await loadSharp()
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at++) pixels[at] = ((at + shade) * 2654435761) >>> 24
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer()
}

const address = (file: Buffer, type = 'image/png') => `data:${type};base64,${file.toString('base64')}`
const bytesOf = (dataAddress: string) => Buffer.from(dataAddress.split(',')[1] ?? '', 'base64')

async function stored(file: Buffer, type?: string) {
  const answer = await bannerPicture(address(file, type))
  if (typeof answer === 'string') throw new Error(answer)
  const sharp = await loadSharp()
  const bytes = bytesOf(answer.imageData)
  return { ...answer, file: bytes, facts: await sharp(bytes).metadata() }
}

/** One chunk of a PNG; decoders may look at the checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A black square of one bit per pixel, which packs a thousandfold. */
function bomb(side: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('a banner picture', () => {
  it.each(FORMATS)('given as %s is stored as WebP', async (format) => {
    const { width, height, bytes, file, facts } = await stored(await picture(format))
    expect({ width, height, bytes }).toEqual({ width: 320, height: 80, bytes: file.length })
    expect(facts).toMatchObject({ format: 'webp', width: 320, height: 80 })
  })

  it('is known by its bytes, whatever type is declared', async () => {
    expect((await stored(await picture('gif'), 'text/html')).facts.format).toBe('webp')
    expect(await bannerPicture(address(Buffer.from('plain words'), 'image/png'))).toBe('banner.image')
  })

  it('is brought down to the width of a strip', async () => {
    const { width, height } = await stored(await picture('jpeg', 3200, 400))
    expect([width, height]).toEqual([1600, 200])
  })

  it('stays small enough for every page to load it', async () => {
    const { bytes } = await stored(await picture('jpeg', 1500, 1000))
    expect(bytes).toBeLessThanOrEqual(400 * 1024)
  })

  it('is set upright, and says no more where and when it was taken', async () => {
    const sharp = await loadSharp()
    const taken = await sharp(await picture('jpeg'))
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: '김지우' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
      .toBuffer()
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    const { width, height, facts } = await stored(taken)
    expect([width, height]).toEqual([80, 320])
    expect(facts.exif ?? facts.xmp ?? facts.iptc ?? facts.orientation).toBeUndefined()
  })

  it('is the first of an animation', async () => {
    const sharp = await loadSharp()
    const frames = await Promise.all([1, 2, 3].map((shade) => picture('png', 320, 80, shade)))
    const film = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(film).metadata()).pages).toBeGreaterThan(1)
    const { width, height, facts } = await stored(film)
    expect([width, height, facts.pages ?? 1]).toEqual([320, 80, 1])
  })

  it.each(FORMATS)('as %s with something behind it loses what is behind it', async (format) => {
    const file = Buffer.concat([await picture(format), Buffer.from(PAYLOAD)])
    const answer = await bannerPicture(address(file))
    // A decoder may also refuse it; it never comes through.
    if (typeof answer === 'string') expect(answer).toBe('banner.image')
    else expect(bytesOf(answer.imageData).includes('script')).toBe(false)
  })
})

describe('what is no banner picture', () => {
  it.each([
    ['an empty file', async () => Buffer.alloc(0)],
    [
      'a page that ends in a picture',
      async () => Buffer.concat([Buffer.from(PAYLOAD), await picture('png')]),
    ],
    ['a script that begins like a GIF', async () => Buffer.from(`GIF89a/*${'x'.repeat(99)}*/=1;alert(1)`)],
    ['a drawing', async () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`)],
    ['a document', async () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj')],
    ['a HEIF file', async () => Buffer.from('000000186674797068656963000000006d69663168656963', 'hex')],
    [
      'a TIFF file',
      async () =>
        (await loadSharp())(await picture('png'))
          .tiff()
          .toBuffer(),
    ],
    ['the head of a picture alone', async () => (await picture('png')).subarray(0, 33)],
  ])('%s is refused', async (_, file) => {
    expect(await bannerPicture(address(await file()))).toBe('banner.image')
  })

  it.each(FORMATS)('half a file as %s is refused', async (format) => {
    const whole = await picture(format)
    expect(await bannerPicture(address(whole.subarray(0, whole.length / 2)))).toBe('banner.image')
  })

  it.each([
    '',
    'iVBORw0KGgo=',
    'https://example.org/a.png',
    'data:image/png;base64,',
    'data:image/png,%89PNG',
  ])('an address that holds no file is refused: «%s»', async (given) =>
    expect(await bannerPicture(given)).toBe('banner.image'),
  )

  it('a small file that would unpack into gigabytes is refused without being unpacked', async () => {
    const file = bomb(30_000)
    expect(file.length).toBeLessThan(2 * 1024 * 1024)
    expect(await bannerPicture(address(file))).toBe('banner.imageSize')
  })

  it('sides of more than 4000 pixels and files of more than 2 MiB are too large', async () => {
    expect(await bannerPicture(address(await picture('png', 4001, 2)))).toBe('banner.imageSize')
    expect(typeof (await bannerPicture(address(await picture('png', 4000, 2))))).toBe('object')
    const heavy = Buffer.concat([await picture('png'), Buffer.alloc(2 * 1024 * 1024)])
    expect(await bannerPicture(address(heavy))).toBe('banner.imageSize')
  })
})
