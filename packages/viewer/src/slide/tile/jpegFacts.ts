/** The markers of a JPEG stream (ITU T.81) up to its first scan. */
export interface JpegFacts {
  /** Low byte of the start-of-frame marker: 0xc0 baseline, 0xc3 lossless, 0xf7 JPEG-LS … */
  frame: number
  precision: number
  width: number
  height: number
  components: number
  /** True if the component identifiers spell RGB. */
  isNamedRgb: boolean
  isSubsampled: boolean
  hasJfif: boolean
  /** Transform of Adobe's marker: 0 RGB, 1 YCbCr; undefined without a marker. */
  adobeTransform?: number
}

const isFrameMarker = (marker: number) =>
  (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc) ||
  marker === 0xf7

export const readJpegFacts = (bytes: Uint8Array): JpegFacts | undefined => {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined
  const word = (at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
  let hasJfif = false
  let adobeTransform: number | undefined
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === 0xda || marker === 0xd9) return undefined
    if (marker === 0xe0 && startsWith(bytes, at + 4, 'JFIF')) hasJfif = true
    if (marker === 0xee && startsWith(bytes, at + 4, 'Adobe')) adobeTransform = bytes[at + 15]
    if (isFrameMarker(marker)) {
      return {
        frame: marker,
        precision: bytes[at + 4] ?? 0,
        height: word(at + 5),
        width: word(at + 7),
        ...readComponents(bytes, at + 9),
        hasJfif,
        ...(adobeTransform !== undefined && { adobeTransform }),
      }
    }
    at += 2 + word(at + 2)
  }
  return undefined
}

const readComponents = (bytes: Uint8Array, at: number) => {
  const components = bytes[at] ?? 0
  const part = (index: number, byte: number) => bytes[at + 1 + index * 3 + byte] ?? 0
  const factors = Array.from({ length: components }, (_, index) => part(index, 1))
  return {
    components,
    isNamedRgb: part(0, 0) === 0x52 && part(1, 0) === 0x47 && part(2, 0) === 0x42,
    isSubsampled: factors.some((factor) => factor !== factors[0]),
  }
}

const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))

/**
 * Whether a decoder must be told that three components are RGB. The stream's own declaration takes precedence
 * over the file's: a JFIF header or subsampled color means YCbCr whatever the photometric interpretation is.
 */
export const needsRgbMark = (facts: JpegFacts, claimsRgb: boolean): boolean =>
  claimsRgb &&
  facts.components === 3 &&
  facts.adobeTransform === undefined &&
  !facts.hasJfif &&
  !facts.isSubsampled &&
  !facts.isNamedRgb
