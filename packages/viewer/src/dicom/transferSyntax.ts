export const IMPLICIT_LITTLE = '1.2.840.10008.1.2'
export const EXPLICIT_LITTLE = '1.2.840.10008.1.2.1'
export const EXPLICIT_BIG = '1.2.840.10008.1.2.2'
export const DEFLATED = '1.2.840.10008.1.2.1.99'

const NATIVE = new Set([IMPLICIT_LITTLE, EXPLICIT_LITTLE, EXPLICIT_BIG, DEFLATED])

/** Whether pixels are stored uncompressed. */
export const isNative = (uid: string): boolean => NATIVE.has(uid)

/**
 * Compressed syntaxes that can be decoded: RLE, JPEG, JPEG-LS, JPEG 2000, HTJ2K, and frames deflated
 * individually.
 */
const DECODABLE = new Set(
  [
    '1.98',
    '5',
    '4.50',
    '4.51',
    '4.53',
    '4.55',
    '4.57',
    '4.70',
    '4.80',
    '4.81',
    '4.90',
    '4.91',
    '4.92',
    '4.93',
    '4.201',
    '4.202',
    '4.203',
    '8.1',
  ].map((end) => `1.2.840.10008.1.2.${end}`),
)

export const isDecodable = (uid: string): boolean => DECODABLE.has(uid)

/** All supported transfer syntaxes. */
export const TRANSFER_SYNTAXES: readonly string[] = [...NATIVE, ...DECODABLE]
