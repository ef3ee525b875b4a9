import type { ExpressionFault } from './ExpressionFault.ts'
import { Failed } from './Failed.ts'
import type { CoreValue, Lookup, ValueType } from './rowOf.ts'
import type { NamedOption, NameInfo, Scope } from './Scope.ts'
import type { Range, Tree } from './tree.ts'

/** The state of one evaluation: where names are read, and the current item of a comprehension. */
export interface Frame {
  readonly lookup: Lookup
  item: CoreValue | undefined
}

/** The result of an evaluation; undefined means unknown. */
export type Made = CoreValue | undefined | Failed
export type Run = (frame: Frame) => Made

export interface Type {
  readonly kind: ValueType
  /** The possible options of a text or of each text in a list. */
  readonly options?: readonly NamedOption[]
  /** The name with those options. */
  readonly name?: string
  readonly row?: ReadonlyMap<string, NameInfo>
  readonly literal?: CoreValue
  /** The maximum number of items in a list. */
  readonly length?: number
}

/** A compiled part of an expression: its type, its maximum cost in steps, and how to run it. */
export interface Built {
  readonly type: Type
  readonly cost: number
  readonly run: Run
  readonly range: Range
  /** The name of the module that this part consists of, with the row that it is read from, if any. */
  readonly reads?: { readonly name: string; readonly of?: Run }
}

export interface Building {
  readonly scope: Scope
  readonly faults: ExpressionFault[]
  readonly reads: Set<string>
  /** The compiler itself, passed down so that parts can compile their operands. */
  readonly build: (tree: Tree, building: Building) => Built
  readonly item?: { readonly name: string; readonly type: Type }
}

const unknownRun: Run = () => undefined

/** A placeholder for a faulty part, so that its neighbors can still be checked. */
export const faulty = (range: Range): Built => ({ type: { kind: 'any' }, cost: 1, run: unknownRun, range })

export function fault(
  building: Building,
  code: ExpressionFault['code'],
  range: Range,
  params: ExpressionFault['params'],
): Built {
  building.faults.push({ code, range, params })
  return faulty(range)
}

/**
 * Returns whether the part has one of these types, and reports a fault if not. A part that is already faulty
 * isn't reported again.
 */
export function isOf(building: Building, piece: Built, ...kinds: readonly ValueType[]): boolean {
  const { kind } = piece.type
  if (kind === 'any') return false
  if (kinds.includes(kind)) return true
  fault(building, 'type.mismatch', piece.range, { expected: kinds.join('|'), found: kind })
  return false
}

/** Evaluation is strict: a failure takes precedence over an unknown, so that the order of operands doesn't matter. */
export const lift1 =
  <A extends CoreValue>(a: Run, make: (a: A) => Made): Run =>
  (frame) => {
    const first = a(frame)
    return first === undefined || first instanceof Failed ? first : make(first as A)
  }

export const lift2 =
  <A extends CoreValue, B extends CoreValue>(a: Run, b: Run, make: (a: A, b: B) => Made): Run =>
  (frame) => {
    const first = a(frame)
    if (first instanceof Failed) return first
    const second = b(frame)
    if (second instanceof Failed) return second
    return first === undefined || second === undefined ? undefined : make(first as A, second as B)
  }

export const liftAll =
  (runs: readonly Run[], make: (values: CoreValue[]) => Made): Run =>
  (frame) => {
    const values: CoreValue[] = []
    let isUnknown = false
    for (const run of runs) {
      const value = run(frame)
      if (value instanceof Failed) return value
      if (value === undefined) isUnknown = true
      else values.push(value)
    }
    return isUnknown ? undefined : make(values)
  }
