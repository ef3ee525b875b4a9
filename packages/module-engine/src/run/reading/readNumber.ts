import type { Input } from '../../document/input.ts'
import { Exact } from '../../expression/Exact.ts'
import { unitFactor } from '../../expression/unitFactor.ts'
import { findUnit } from './findUnit.ts'
import { type Reading, right, wrong } from './Reading.ts'
import { readDecimal } from './readDecimal.ts'

export type NumberInput = Extract<Input, { kind: 'number' | 'integer' | 'measure' }>

/** Limits hold for the number in the input's own unit, exactly as it was typed. */
export function readNumber(input: NumberInput, raw: string): Reading {
  const read = readDecimal(raw, input.kind === 'integer')
  if ('fault' in read) return wrong(raw, read.fault)
  const number = inOwnUnit(input, read.number, read.unit)
  if (number === undefined) return wrong(raw, 'unitUnknown')
  const value = new Exact(number)
  if (input.kind === 'integer') {
    if (!value.isInteger()) return wrong(raw, 'notAnInteger')
    return isInside(input, value) ? right(raw, value.toFixed(), value) : wrong(raw, 'outOfRange')
  }
  if (!isInside(input, value)) return wrong(raw, 'outOfRange')
  if (input.decimals !== undefined && value.decimalPlaces() > input.decimals) {
    return wrong(raw, 'tooManyDecimals')
  }
  return right(raw, number, value)
}

function inOwnUnit(input: NumberInput, number: string, written: string): string | undefined {
  if (written === '') return number
  const alternatives = input.kind === 'integer' ? [] : (input.altUnits ?? [])
  const units = input.unit === undefined ? alternatives : [input.unit, ...alternatives]
  const unit = findUnit(written, units)
  if (unit === undefined) return undefined
  if (unit === input.unit) return number
  const factor = input.unit === undefined ? undefined : unitFactor(unit, input.unit)
  if (!factor) return undefined
  const value = new Exact(number).times(factor.times).div(factor.over)
  return value.toFixed(Math.max(value.decimalPlaces(), keptZeros(number, factor)))
}

/** `3.50 cm` was measured to a tenth of a millimetre, and stays so: `35.0`. */
function keptZeros(number: string, factor: { times: Exact; over: Exact }): number {
  const places = number.split('.')[1]?.length ?? 0
  const power = factor.times.div(factor.over).log(10)
  return power.isInteger() ? Math.max(0, places - power.toNumber()) : 0
}

function isInside(input: NumberInput, value: Exact): boolean {
  return (
    (input.min === undefined || value.gte(input.min)) &&
    (input.max === undefined || value.lte(input.max)) &&
    (input.above === undefined || value.gt(input.above)) &&
    (input.below === undefined || value.lt(input.below))
  )
}
