import { dimensionsOf } from '../../document/dimensionsOf.ts'
import type { Input } from '../../document/input.ts'
import { SIZE_MAX_CHARACTERS } from '../../document/limits.ts'
import type { Exact } from '../../expression/Exact.ts'
import type { EdgeValue } from '../session.ts'
import { halfWidth } from './halfWidth.ts'
import { type Reading, right, wrong } from './Reading.ts'
import { readDecimal } from './readDecimal.ts'
import { readQuantity } from './readQuantity.ts'

export type SizeInput = Extract<Input, { kind: 'size' }>

/** The separator of dimensions in stored values and in reports. */
export const BETWEEN_DIMENSIONS = ' × '
const CROSS = /\s*[x×✕✖⨯*]\s*/iu
/** Matches numbers side by side, with or without units: «2.1 1.8 1.2», «2.1 cm 1.8 cm». */
const SPACE = /\s+(?=[\d.,+-])/u

/** Returns the dimensions in the order and with the digits that were typed. */
export function readSize(input: SizeInput, raw: EdgeValue): Reading | undefined {
  if (typeof raw === 'boolean') return wrong(raw, 'notANumber')
  const typed = typeof raw === 'string' ? raw : raw.join(BETWEEN_DIMENSIONS)
  if (typed.trim() === '') return undefined
  if (typed.length > SIZE_MAX_CHARACTERS) return wrong(raw, 'tooLong')
  const plain = halfWidth(typed)
  const parts = plain.split(CROSS.test(plain) ? CROSS : SPACE)
  const numbers: { number: string; unit: string }[] = []
  for (const part of parts) {
    const read = readDecimal(part, false)
    if ('fault' in read) return wrong(raw, read.fault)
    numbers.push(read)
  }
  const { least, most } = dimensionsOf(input)
  if (numbers.length < least) return wrong(raw, 'tooFew')
  if (numbers.length > most) return wrong(raw, 'tooMany')
  // A unit is written once, after the last number, and applies to all of them.
  const common = numbers.at(-1)?.unit ?? ''
  const written: string[] = []
  const core: Exact[] = []
  for (const { number, unit } of numbers) {
    const quantity = readQuantity(input, { number, unit: unit === '' ? common : unit })
    if ('fault' in quantity) return wrong(raw, quantity.fault)
    written.push(quantity.number)
    core.push(quantity.value)
  }
  return right(raw, written.join(BETWEEN_DIMENSIONS), core)
}
