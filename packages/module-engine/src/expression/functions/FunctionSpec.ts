import { type Building, type Built, faulty, isOf, liftAll, type Made, type Type } from '../Built.ts'
import type { CoreValue, ValueType } from '../rowOf.ts'
import type { Range } from '../tree.ts'

/** A function that expressions may call, as `f(a, b)` or as `a.f(b)`. What it is for is said by the words of each language. */
export interface FunctionSpec {
  readonly name: string
  readonly signature: string
  readonly example: string
  /** Types that its first argument can have. */
  readonly on: readonly ValueType[]
  readonly least: number
  readonly most: number
  build(args: readonly Built[], range: Range, building: Building): Built
}

type Head = Pick<FunctionSpec, 'name' | 'signature' | 'example'>

export const costOf = (args: readonly Built[]): number => args.reduce((sum, arg) => sum + arg.cost, 0)

/** Arguments of given types, a result of a given type, unknown if any argument is. The last ones may be left out. */
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
        // `takes` has been checked above, and says the same as the types of `make`.
        (values) => make(...(values as unknown as V)),
      )
      return { type, cost: costOf(args) + (typeof cost === 'number' ? cost : cost(args)), run, range }
    },
  }
}
