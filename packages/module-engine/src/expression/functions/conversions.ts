import { type Building, type Built, fault, faulty, isOf, lift1 } from '../Built.ts'
import type { Exact } from '../Exact.ts'
import { OVERFLOW } from '../Failed.ts'
import { measuredBy, unitFactor } from '../unitFactor.ts'
import type { FunctionSpec } from './FunctionSpec.ts'

/** Units must be literals, so that a wrong one is found while writing the formula and never in a report. */
function unitOf(building: Building, arg: Built): string | undefined {
  if (!isOf(building, arg, 'text')) return undefined
  const { literal } = arg.type
  if (typeof literal === 'string' && measuredBy(literal)) return literal
  const params = { what: 'unit', unit: typeof literal === 'string' ? literal.slice(0, 24) : '' }
  fault(building, 'expression.refused', arg.range, params)
  return undefined
}

const convert: FunctionSpec = {
  name: 'convert',
  signature: 'convert(x, "from", "to")',
  example: 'convert(size_mm, "mm", "cm")',
  on: ['decimal'],
  least: 3,
  most: 3,
  build([x, first, second], range, building) {
    if (!x || !first || !second) return faulty(range)
    const isDecimal = isOf(building, x, 'decimal')
    const from = unitOf(building, first)
    const to = unitOf(building, second)
    if (!isDecimal || from === undefined || to === undefined) return faulty(range)
    const factor = unitFactor(from, to)
    if (!factor) {
      return fault(building, 'type.mismatch', second.range, {
        expected: measuredBy(from) ?? from,
        found: measuredBy(to) ?? to,
      })
    }
    const run = lift1(x.run, (value: Exact) => {
      const converted = value.times(factor.times).dividedBy(factor.over)
      return converted.isFinite() ? converted : OVERFLOW
    })
    return { type: { kind: 'decimal' }, cost: x.cost + 60, run, range }
  },
}

export const CONVERSION_FUNCTIONS: readonly FunctionSpec[] = [convert]
