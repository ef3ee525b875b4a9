import { isUtf8 } from 'node:buffer'
import { MAX_NESTING } from '@pandok/protocol/envelope'
import { ActionError } from '#rpc/ActionError.ts'
import { VALUES_MAX } from '#rpc/limits.ts'
import { type JsonLimits, measureJson } from './measureJson.ts'

/** A small text can't contain enough to do harm while it is parsed; it is measured afterwards. */
const HARMLESS_BYTES = 64 * 1024
/** The levels of the parameter itself and of its wrapping. */
const NESTING_MAX = MAX_NESTING + 3
/**
 * The minimum bytes for each JSON value. Content that people write has about twenty, and the densest module of the
 * library fourteen. Brackets and commas alone have two, and cost a hundred times as much to parse.
 */
const BYTES_PER_VALUE_MIN = 10

const contentLimits = (bytes: Buffer): JsonLimits => ({
  nesting: NESTING_MAX,
  values: Math.min(VALUES_MAX, bytes.length / BYTES_PER_VALUE_MIN),
})

/** A sealed body has a handful of values, with room for those of later versions. */
export const SEALED_LIMITS: JsonLimits = { nesting: NESTING_MAX, values: 64 }

export function parseJson(bytes: Buffer): unknown {
  checkShape(bytes, contentLimits(bytes))
  return parseText(textOf(bytes))
}

/** As above, with a pause behind each step: measuring, decoding and parsing eight mebibytes each take tens of milliseconds. */
export async function parseJsonInSteps(
  bytes: Buffer,
  pause: () => Promise<void>,
  limits: JsonLimits = contentLimits(bytes),
): Promise<unknown> {
  checkShape(bytes, limits)
  await pause()
  const text = textOf(bytes)
  await pause()
  const value = parseText(text)
  await pause()
  return value
}

function checkShape(bytes: Buffer, limits: JsonLimits): void {
  const problem = bytes.length > HARMLESS_BYTES ? measureJson(bytes, limits) : null
  if (problem === 'tooDeep') throw new ActionError('BAD_REQUEST', { problem })
  if (problem === 'tooLarge') throw new ActionError('CONTENT_TOO_LARGE')
}

function textOf(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw malformed()
  return bytes.toString()
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw malformed()
  }
}

const malformed = () => new ActionError('BAD_REQUEST', { problem: 'format' })
