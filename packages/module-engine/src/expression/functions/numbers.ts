import * as arithmetic from '../arithmetic.ts'
import type { Built } from '../Built.ts'
import { Exact } from '../Exact.ts'
import { type FunctionSpec, strict } from './FunctionSpec.ts'

const ZERO = new Exact(0)

const SMALL_POWER = 20

/** A square or a cube is a few products; a fractional exponent needs a logarithm. */
function powerCost([, exponent]: readonly Built[]): number {
  const { literal } = exponent?.type ?? {}
  const isSmall = literal instanceof Exact && literal.isInteger() && literal.abs().lessThan(SMALL_POWER)
  return isSmall ? 150 : 3500
}

/** Costs are measured in steps of about a twentieth of a microsecond; a logarithm with forty digits is expensive. */
export const NUMBER_FUNCTIONS: readonly FunctionSpec[] = [
  strict(
    { name: 'round', signature: 'round(x, decimals)', example: 'round(volume, 1)' },
    ['decimal', 'decimal'],
    'decimal',
    20,
    (...[x, places = ZERO]: [Exact, Exact?]) => arithmetic.round(x, places),
    1,
  ),
  strict(
    { name: 'floor', signature: 'floor(x)', example: 'floor(age)' },
    ['decimal'],
    'decimal',
    12,
    (x: Exact) => x.floor(),
  ),
  strict(
    { name: 'ceil', signature: 'ceil(x)', example: 'ceil(weeks)' },
    ['decimal'],
    'decimal',
    12,
    (x: Exact) => x.ceil(),
  ),
  strict(
    { name: 'abs', signature: 'abs(x)', example: 'abs(right_mm - left_mm)' },
    ['decimal'],
    'decimal',
    5,
    (x: Exact) => x.abs(),
  ),
  strict(
    { name: 'sqrt', signature: 'sqrt(x)', example: 'sqrt(height * weight / 3600)' },
    ['decimal'],
    'decimal',
    500,
    arithmetic.squareRoot,
  ),
  strict(
    { name: 'pow', signature: 'pow(x, exponent)', example: 'pow(creatinine, -1.2)' },
    ['decimal', 'decimal'],
    'decimal',
    powerCost,
    arithmetic.power,
  ),
  strict(
    { name: 'exp', signature: 'exp(x)', example: 'exp(-6.8272 + 0.0391 * age)' },
    ['decimal'],
    'decimal',
    2800,
    arithmetic.exponential,
  ),
  strict(
    { name: 'ln', signature: 'ln(x)', example: 'ln(psa)' },
    ['decimal'],
    'decimal',
    2200,
    arithmetic.logarithm,
  ),
  strict(
    { name: 'log10', signature: 'log10(x)', example: 'log10(viral_load)' },
    ['decimal'],
    'decimal',
    2400,
    arithmetic.logarithm10,
  ),
]
