import { Exact } from '../../expression/Exact.ts'
import { unitFactor } from '../../expression/unitFactor.ts'
import type { InputFault } from '../session.ts'
import { findUnit } from './findUnit.ts'

/** The requirements of an input for a number. */
export interface QuantityRules {
  unit?: string | undefined
  altUnits?: readonly string[] | undefined
  min?: string | undefined
  max?: string | undefined
  above?: string | undefined
  below?: string | undefined
  decimals?: number | undefined
}

export type Quantity = { number: string; value: Exact } | { fault: InputFault }

/** Converts a number with its written unit into the unit of the input and checks its limits. */
export function readQuantity(
  rules: QuantityRules,
  { number: typed, unit }: { number: string; unit: string },
): Quantity {
  const number = inOwnUnit(rules, typed, unit)
  if (number === undefined) return { fault: 'unitUnknown' }
  const value = new Exact(number)
  if (!isInside(rules, value)) return { fault: 'outOfRange' }
  const isTooFine = rules.decimals !== undefined && value.decimalPlaces() > rules.decimals
  return isTooFine ? { fault: 'tooManyDecimals' } : { number, value }
}

function inOwnUnit(rules: QuantityRules, number: string, written: string): string | undefined {
  if (written === '') return number
  const alternatives = rules.altUnits ?? []
  const units = rules.unit === undefined ? alternatives : [rules.unit, ...alternatives]
  const unit = findUnit(written, units)
  if (unit === undefined) return undefined
  if (unit === rules.unit) return number
  const factor = rules.unit === undefined ? undefined : unitFactor(unit, rules.unit)
  if (!factor) return undefined
  const value = new Exact(number).times(factor.times).div(factor.over)
  return value.toFixed(Math.max(value.decimalPlaces(), keptZeros(number, factor)))
}

/** `3.50 cm` was measured to a tenth of a millimeter and keeps that precision: `35.0`. */
function keptZeros(number: string, factor: { times: Exact; over: Exact }): number {
  const places = number.split('.')[1]?.length ?? 0
  const power = factor.times.div(factor.over).log(10)
  return power.isInteger() ? Math.max(0, places - power.toNumber()) : 0
}

function isInside(rules: QuantityRules, value: Exact): boolean {
  return (
    (rules.min === undefined || value.gte(rules.min)) &&
    (rules.max === undefined || value.lte(rules.max)) &&
    (rules.above === undefined || value.gt(rules.above)) &&
    (rules.below === undefined || value.lt(rules.below))
  )
}
