import { isUtf8 } from 'node:buffer'
import { MAX_NESTING } from '@pandok/protocol/envelope'
import { ActionError } from '#rpc/ActionError.ts'

/** A small text can't be deep enough to hurt while it is parsed; what it holds is measured afterwards. */
const HARMLESS_BYTES = 64 * 1024
/** The param's own levels, and what it is wrapped in. */
const MAX_DEPTH = MAX_NESTING + 3

export function parseJson(bytes: Buffer): unknown {
  if (bytes.length > HARMLESS_BYTES && isDeeperThan(bytes, MAX_DEPTH)) {
    throw new ActionError('BAD_REQUEST', { problem: 'tooDeep' })
  }
  if (!isUtf8(bytes)) throw malformed()
  try {
    return JSON.parse(bytes.toString())
  } catch {
    throw malformed()
  }
}

const malformed = () => new ActionError('BAD_REQUEST', { problem: 'format' })

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b])
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d])

/** Eight million brackets would be hundreds of megabytes of arrays before anybody could count them. */
function isDeeperThan(bytes: Buffer, max: number): boolean {
  let depth = 0
  let isInString = false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number
    if (isInString) {
      if (byte === BACKSLASH) at += 1
      else if (byte === QUOTE) isInString = false
    } else if (byte === QUOTE) {
      isInString = true
    } else if (OPENING.has(byte)) {
      depth += 1
      if (depth > max) return true
    } else if (CLOSING.has(byte)) {
      depth -= 1
    }
  }
  return false
}
