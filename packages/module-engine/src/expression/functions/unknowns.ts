import { faulty, isOf, type Run } from '../Built.ts'
import { checkOption } from '../checkOption.ts'
import { Failed } from '../Failed.ts'
import type { ValueType } from '../rowOf.ts'
import type { FunctionSpec } from './FunctionSpec.ts'

const ANY: readonly ValueType[] = ['decimal', 'text', 'bool', 'texts', 'decimals', 'bools', 'row', 'rows']

/** A failure isn't a missing value: both functions pass it on, so that it is noticed. */
const known: FunctionSpec = {
  name: 'known',
  signature: 'known(x)',
  example: 'known(size_mm)',
  on: ANY,
  least: 1,
  most: 1,
  build([of], range) {
    if (!of || of.type.kind === 'any') return faulty(range)
    const run: Run = (frame) => {
      const value = of.run(frame)
      return value instanceof Failed ? value : value !== undefined
    }
    return { type: { kind: 'bool' }, cost: of.cost + 1, run, range }
  },
}

const orElse: FunctionSpec = {
  name: 'orElse',
  signature: 'orElse(x, otherwise)',
  example: 'orElse(count, 0)',
  on: ANY,
  least: 2,
  most: 2,
  build([of, otherwise], range, building) {
    if (!of || !otherwise || of.type.kind === 'any') return faulty(range)
    if (!isOf(building, otherwise, of.type.kind)) return faulty(range)
    checkOption(building, of.type, otherwise)
    const run: Run = (frame) => of.run(frame) ?? otherwise.run(frame)
    return { type: of.type, cost: of.cost + otherwise.cost + 1, run, range }
  },
}

const onlyIf: FunctionSpec = {
  name: 'onlyIf',
  signature: 'onlyIf(condition, x)',
  example: 'onlyIf(nodes > 0, positive)',
  on: ['bool'],
  least: 2,
  most: 2,
  build([condition, of], range, building) {
    if (!condition || !of || of.type.kind === 'any' || !isOf(building, condition, 'bool'))
      return faulty(range)
    const run: Run = (frame) => {
      const holds = condition.run(frame)
      if (holds instanceof Failed) return holds
      return holds === true ? of.run(frame) : undefined
    }
    const { literal: _, ...type } = of.type
    return { type, cost: condition.cost + of.cost + 1, run, range }
  },
}

export const UNKNOWN_FUNCTIONS: readonly FunctionSpec[] = [known, orElse, onlyIf]
