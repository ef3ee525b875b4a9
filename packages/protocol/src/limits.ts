import { DEFINITION_MAX_BYTES, PLATE_MAX_BYTES } from '@pandok/domain'
import { RSA_BITS, TAG_BYTES } from './envelope/format.ts'

const KIB = 1024
const MIB = 1024 * KIB

/** What any action may send whose contract says nothing else; no visitor's action says anything else. */
export const BODY_MAX_BYTES = 64 * KIB

/** The name, labels, note and ids that are sent beside a plate's cells or a module's definition. */
const TEXT_BESIDE_MAX_BYTES = 16 * KIB

/** The wrapped key in base64, and the names, quotes and spaces around it. */
const ENVELOPE_MAX_BYTES = (RSA_BITS / 8 / 3) * 4 + 512

/** How large a body becomes by sealing a text: base64 makes four bytes of three. */
const sealedBytes = (textBytes: number): number =>
  Math.ceil((textBytes + TAG_BYTES) / 3) * 4 + ENVELOPE_MAX_BYTES

/** A full plate, sealed. */
export const PLATE_BODY_MAX_BYTES = sealedBytes(PLATE_MAX_BYTES + TEXT_BESIDE_MAX_BYTES)
/** The largest definition that the module engine reads, sealed. */
export const MODULE_BODY_MAX_BYTES = sealedBytes(DEFINITION_MAX_BYTES + TEXT_BESIDE_MAX_BYTES)
/** A file of up to a hundred plates and two hundred modules, or a banner's picture. */
export const FILE_BODY_MAX_BYTES = 8 * MIB
