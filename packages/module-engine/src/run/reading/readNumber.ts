import type { Input } from '../../document/input.ts'
import { Exact } from '../../expression/Exact.ts'
import { type Reading, right, wrong } from './Reading.ts'
import { readDecimal } from './readDecimal.ts'
import { readQuantity } from './readQuantity.ts'

export type NumberInput = Extract<Input, { kind: 'number' | 'integer' | 'measure' }>

/** Limits apply to the exact number in the unit of the input. */
export function readNumber(input: NumberInput, raw: string): Reading {
  const read = readDecimal(raw, input.kind === 'integer')
  if ('fault' in read) return wrong(raw, read.fault)
  if (input.kind !== 'integer') {
    const quantity = readQuantity(input, read)
    return 'fault' in quantity ? wrong(raw, quantity.fault) : right(raw, quantity.number, quantity.value)
  }
  const whole = readQuantity({ ...input, altUnits: [] }, read)
  if ('fault' in whole && whole.fault === 'unitUnknown') return wrong(raw, whole.fault)
  if (!new Exact(read.number).isInteger()) return wrong(raw, 'notAnInteger')
  return 'fault' in whole ? wrong(raw, whole.fault) : right(raw, whole.value.toFixed(), whole.value)
}
