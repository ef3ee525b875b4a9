import type { SlideLevel } from '../SlideSource.ts'
import type { TiffImage } from './TiffImage.ts'

/** Philips pads every level to whole tiles: its levels are halves of each other, whatever their sizes say. */
export const isPhilips = (software: string, description: string): boolean =>
  software.startsWith('Philips') || description.includes('DPUfsImport')

export const tiffLevel = (image: TiffImage, base: TiffImage, isPadded: boolean): SlideLevel => {
  const ratio = { x: base.width / image.width, y: base.height / image.height }
  const half = 2 ** Math.round(Math.log2(Math.max(ratio.x, ratio.y)))
  const downsample = isPadded ? { x: half, y: half } : ratio
  const width = isPadded ? Math.min(image.width, Math.ceil(base.width / half)) : image.width
  const height = isPadded ? Math.min(image.height, Math.ceil(base.height / half)) : image.height
  const isWhole = !image.isTiled
  const tileWidth = isWhole ? width : image.tileWidth
  const tileHeight = isWhole ? height : image.tileHeight
  return {
    width,
    height,
    tileWidth,
    tileHeight,
    columns: Math.ceil(width / tileWidth),
    rows: Math.ceil(height / tileHeight),
    downsample,
    offset: { x: 0, y: 0 },
  }
}

/** Millimeters from its description, the finest of all levels. */
export const readPhilipsSpacing = (description: string): number | undefined => {
  const texts = description.matchAll(/DICOM_PIXEL_SPACING"[^>]*>\s*(?:&quot;|")?([0-9.]+)/g)
  const values = Array.from(texts, (match) => Number(match[1])).filter((value) => value > 0)
  return values.length > 0 ? Math.min(...values) : undefined
}
