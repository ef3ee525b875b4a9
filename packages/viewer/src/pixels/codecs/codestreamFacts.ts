import { DecodeError } from '../DecodeError.ts'

/** The header of a JPEG 2000 code stream (ISO 15444-1 annex A). */
export interface CodestreamFacts {
  rows: number
  columns: number
  components: number
  precision: number
  isSigned: boolean
  /** Where the depth and sign of the first component are; those of the next are three bytes further. */
  firstDepthAt: number
  /** Whether the decoder undoes a color transform, so that its output is RGB. */
  hasColorTransform: boolean
}

const SOC = 0xff4f
const SIZ = 0xff51
const COD = 0xff52
const SOT = 0xff90

/** The bare code stream, also if a whole JP2 file was stored, which DICOM forbids. */
export function bareCodestream(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length > 2 && view.getUint16(0) === SOC) return bytes
  for (let at = 0; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at)
    if (view.getUint32(at + 4) === 0x6a703263) return bytes.subarray(at + (length === 1 ? 16 : 8))
    if (length < 8) break
    at += length
  }
  throw new DecodeError('broken', 'jpeg 2000: no code stream')
}

export function codestreamFacts(bytes: Uint8Array): CodestreamFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let facts: CodestreamFacts | undefined
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = view.getUint16(at)
    if (marker === SOT || marker < 0xff00) break
    const length = view.getUint16(at + 2)
    if (marker === SIZ && at + 43 <= bytes.length) {
      const components = view.getUint16(at + 38)
      const depth = bytes[at + 40] ?? 0
      for (let i = 0; i < components; i++) {
        if (bytes[at + 41 + i * 3] !== 1 || bytes[at + 42 + i * 3] !== 1 || bytes[at + 40 + i * 3] !== depth)
          throw new DecodeError('formatUnsupported', 'jpeg 2000: unequal components')
      }
      facts = {
        columns: view.getUint32(at + 6) - view.getUint32(at + 14),
        rows: view.getUint32(at + 10) - view.getUint32(at + 18),
        components,
        precision: (depth & 127) + 1,
        isSigned: depth > 127,
        firstDepthAt: at + 40,
        hasColorTransform: false,
      }
    } else if (marker === COD && facts) {
      return { ...facts, hasColorTransform: bytes[at + 8] === 1 }
    }
    at += 2 + length
  }
  if (!facts) throw new DecodeError('broken', 'jpeg 2000: no size')
  return facts
}
