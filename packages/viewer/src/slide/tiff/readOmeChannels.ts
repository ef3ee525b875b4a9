import type { ChannelColor } from '../channels/createChannels.ts'

export interface OmeChannel {
  name: string
  color: ChannelColor
  /** The page number in the file: first focal plane, first time point. */
  page: number
}

/** More would need more distinguishable colors; multiplexed slides have up to 60. */
const MOST_CHANNELS = 64

/** Nuclei come first by convention, and are blue. */
const PALETTE: readonly ChannelColor[] = [
  [0, 102, 255],
  [0, 255, 0],
  [255, 0, 0],
  [255, 255, 0],
  [255, 0, 255],
  [0, 255, 255],
  [255, 255, 255],
  [255, 128, 0],
]

/**
 * The channels of the first OME-XML image with one page each; undefined if there is only one or they are
 * stored differently.
 */
export const readOmeChannels = (description: string): OmeChannel[] | undefined => {
  const block = /<Pixels\b[\s\S]*?<\/Pixels>/u.exec(description)?.[0] ?? ''
  const pixels = /<Pixels\b[^>]*>/u.exec(block)?.[0] ?? ''
  const size = (axis: string) => Number(attribute(pixels, `Size${axis}`) ?? 1)
  const count = size('C')
  const elements = Array.from(block.matchAll(/<Channel\b[^>]*>/gu), ([element]) => element)
  const isOneSample = elements.every((element) => (attribute(element, 'SamplesPerPixel') ?? '1') === '1')
  // Pages of multi-file sets are numbered per file.
  const files = new Set(Array.from(block.matchAll(/\bFileName="([^"]*)"/gu), (match) => match[1]))
  if (files.size > 1) return undefined
  if (!(Number.isInteger(count) && count > 1 && count <= MOST_CHANNELS && isOneSample)) return undefined
  const pages = readPages(block, attribute(pixels, 'DimensionOrder') ?? 'XYCZT', {
    C: count,
    Z: size('Z'),
    T: size('T'),
  })
  const declared = Array.from({ length: count }, (_, index) =>
    colorOf(attribute(elements[index] ?? '', 'Color')),
  )
  // White is the schema's default color.
  const isChosen = declared.some((color) => color && color.join() !== '255,255,255')
  return declared.map((color, index) => ({
    name: plainText(attribute(elements[index] ?? '', 'Name') ?? ''),
    color: (isChosen ? color : undefined) ?? PALETTE[index % PALETTE.length] ?? [255, 255, 255],
    page: pages[index] ?? index,
  }))
}

/** `TiffData` assigns pages to planes; otherwise they follow the dimension order. */
const readPages = (
  block: string,
  order: string,
  sizes: Readonly<Record<'C' | 'Z' | 'T', number>>,
): number[] => {
  const stepOfChannel = order.indexOf('C') < order.indexOf('Z') ? 1 : sizes.Z
  const before = order.indexOf('T') < order.indexOf('C') ? stepOfChannel * sizes.T : stepOfChannel
  const pages = Array.from({ length: sizes.C }, (_, channel) => channel * before)
  for (const [element] of block.matchAll(/<TiffData\b[^>]*>/gu)) {
    const value = (name: string) => Number(attribute(element, name) ?? 0)
    if (attribute(element, 'IFD') === undefined || attribute(element, 'FirstC') === undefined) continue
    if (value('FirstZ') === 0 && value('FirstT') === 0 && value('FirstC') < sizes.C)
      pages[value('FirstC')] = value('IFD')
  }
  return pages
}

/** A signed 32-bit number: red, green, blue and opacity. */
const colorOf = (text: string | undefined): ChannelColor | undefined => {
  const value = Number(text)
  if (text === undefined || !Number.isInteger(value)) return undefined
  const color: ChannelColor = [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255]
  return color.every((part) => part === 0) ? undefined : color
}

const plainText = (text: string): string =>
  text.replace(/&(lt|gt|quot|apos|amp);/gu, (_, name: string) => ENTITIES[name] ?? '')
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

const attribute = (element: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`, 'u').exec(element)?.[1]
