import {
  BANNER_FILE_MAX_MEBIBYTES,
  BANNER_SIDE_MAX_PX,
  BANNER_STORED_SIDE_MAX_PX,
  type BannerPicture,
  pictureFormat,
} from '@pandok/domain'
import type { Metadata, SharpOptions } from 'sharp'
import { loadSharp, type Sharp } from './loadSharp.ts'

type PictureProblem = 'banner.image' | 'banner.imageSize'

const FILE_MAX_BYTES = BANNER_FILE_MAX_MEBIBYTES * 1024 * 1024
const STORED_MAX_BYTES = 400 * 1024
/** Ends a decoder that hangs. The size of a picture bounds its work; on a busy machine, a valid one takes ten seconds. */
const TIMEOUT_SECONDS = 60

/** The first one that is small enough is stored, else the last. */
const ENCODINGS = [
  { side: BANNER_STORED_SIDE_MAX_PX, quality: 85 },
  { side: BANNER_STORED_SIDE_MAX_PX, quality: 70 },
  { side: 1200, quality: 70 },
  { side: 800, quality: 60 },
] as const

const OPTIONS: SharpOptions = {
  // A truncated image is refused; oddities that every program tolerates are not.
  failOn: 'error',
  limitInputPixels: BANNER_SIDE_MAX_PX ** 2,
  // Only the first frame of an animation is used: what moves for longer than five seconds would need a way to
  // stop it.
  pages: 1,
}

/**
 * Returns what is stored of a file: its pixels, upright, as WebP, and nothing else. Its declared type is
 * ignored, and whatever is hidden in it (another format, a script, a place and time) is not copied.
 */
export async function bannerPicture(address: string): Promise<BannerPicture | PictureProblem> {
  const file = bytesOf(address)
  if (!file) return 'banner.image'
  if (file.length > FILE_MAX_BYTES) return 'banner.imageSize'
  // The first bytes decide, so that nothing else ever reaches a decoder.
  const format = pictureFormat(file)
  if (!format) return 'banner.image'
  const sharp = await loadSharp()
  try {
    // The header is read before anything is decoded.
    const facts = await sharp(file, { ...OPTIONS, limitInputPixels: false }).metadata()
    if (facts.format !== format) return 'banner.image'
    return isTooLarge(facts) ? 'banner.imageSize' : await encode(sharp, file)
  } catch {
    // It throws for everything that can't be decoded, with errors that can't be distinguished.
    return 'banner.image'
  }
}

async function encode(sharp: Sharp, file: Buffer): Promise<BannerPicture | PictureProblem> {
  let picture: BannerPicture | PictureProblem = 'banner.image'
  for (const { side, quality } of ENCODINGS) {
    const { data, info } = await sharp(file, OPTIONS)
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toColorspace('srgb')
      .webp({ quality })
      .toBuffer({ resolveWithObject: true })
    const imageData = `data:image/webp;base64,${data.toString('base64')}`
    picture = { imageData, width: info.width, height: info.height, bytes: data.length }
    if (picture.bytes <= STORED_MAX_BYTES) break
  }
  return picture
}

const isTooLarge = ({ width, height, pageHeight }: Metadata): boolean =>
  width > BANNER_SIDE_MAX_PX || (pageHeight ?? height) > BANNER_SIDE_MAX_PX

function bytesOf(address: string): Buffer | null {
  const [, base64 = ''] = /^data:[\w.+-]+\/[\w.+-]+;base64,([A-Za-z0-9+/]+={0,2})$/u.exec(address) ?? []
  return base64 === '' ? null : Buffer.from(base64, 'base64')
}
