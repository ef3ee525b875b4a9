import { DEFINITION_MAX_BYTES, PLATE_MAX_BYTES } from '@pandok/domain'
import { RSA_BITS, TAG_BYTES } from './envelope/format.ts'

const KIB = 1024
const MIB = 1024 * KIB

/** This limits contracts without a limit of their own, including those of all visitor actions. */
export const BODY_MAX_BYTES = 64 * KIB

/**
 * This limits the name, labels, note and ids that are sent with the cells of a plate or the definition of a
 * module.
 */
const TEXT_BESIDE_MAX_BYTES = 16 * KIB

/** This is the wrapped key in base64 with the JSON around it. */
const ENVELOPE_MAX_BYTES = (RSA_BITS / 8 / 3) * 4 + 512

/** Returns the size of a sealed text: base64 makes four bytes of three. */
const sealedBytes = (textBytes: number): number =>
  Math.ceil((textBytes + TAG_BYTES) / 3) * 4 + ENVELOPE_MAX_BYTES

/** This is enough for a plate of the maximum size, sealed. */
export const PLATE_BODY_MAX_BYTES = sealedBytes(PLATE_MAX_BYTES + TEXT_BESIDE_MAX_BYTES)
/** This is enough for the largest definition that the module engine accepts, sealed. */
export const MODULE_BODY_MAX_BYTES = sealedBytes(DEFINITION_MAX_BYTES + TEXT_BESIDE_MAX_BYTES)
/**
 * This is enough for a file with up to a hundred plates and two hundred modules, or the image of a banner.
 */
export const FILE_BODY_MAX_BYTES = 8 * MIB
