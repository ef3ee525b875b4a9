import { type Building, type Built, faulty, isOf, liftAll, type Made, type Type } from '../Built.ts'
import type { CoreValue, ValueType } from '../rowOf.ts'
import type { Range } from '../tree.ts'

/** A function that expressions may call as `f(a, b)` or `a.f(b)`. Its description is in `i18n`. */
export interface FunctionSpec {
  readonly name: string
  readonly signature: string
  readonly example: string
  /** The possible types of its first argument. */
  readonly on: readonly ValueType[]
  readonly least: number
  readonly most: number
  build(args: readonly Built[], range: Range, building: Building): Built
}

type Head = Pick<FunctionSpec, 'name' | 'signature' | 'example'>

export const costOf = (args: readonly Built[]): number => args.reduce((sum, arg) => sum + arg.cost, 0)

/**
 * A function with typed arguments and a typed result, which is unknown if any argument is. The last arguments
 * may be optional.
 */
export function strict<V extends readonly (CoreValue | undefined)[]>(
  head: Head,
  takes: readonly ValueType[],
  gives: ValueType,
  cost: number | ((args: readonly Built[]) => number),
  make: (...values: V) => Made,
  least: number = takes.length,
): FunctionSpec {
  return {
    ...head,
    on: takes.slice(0, 1),
    least,
    most: takes.length,
    build(args, range, building) {
      const areFit = args.map((arg, index) => isOf(building, arg, takes[index] ?? 'any')).every(Boolean)
      if (!areFit) return faulty(range)
      const type: Type = { kind: gives }
      const run = liftAll(
        args.map((arg) => arg.run),
        // `takes` was checked above and agrees with the parameter types of `make`.
        (values) => make(...(values as unknown as V)),
      )
      return { type, cost: costOf(args) + (typeof cost === 'number' ? cost : cost(args)), run, range }
    },
  }
}
