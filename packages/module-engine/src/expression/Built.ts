import type { ExpressionFault } from './ExpressionFault.ts'
import { Failed } from './Failed.ts'
import type { CoreValue, Lookup, ValueType } from './rowOf.ts'
import type { NamedOption, NameInfo, Scope } from './Scope.ts'
import type { Range, Tree } from './tree.ts'

/** What one run carries: where names are read, and the item of the comprehension that is being run. */
export interface Frame {
  readonly lookup: Lookup
  item: CoreValue | undefined
}

/** The result of a run; undefined means unknown. */
export type Made = CoreValue | undefined | Failed
export type Run = (frame: Frame) => Made

export interface Type {
  readonly kind: ValueType
  /** The options that a text, or each of several texts, can be. */
  readonly options?: readonly NamedOption[]
  /** The name that has those options. */
  readonly name?: string
  readonly row?: ReadonlyMap<string, NameInfo>
  readonly literal?: CoreValue
  /** The most items that a list can have. */
  readonly length?: number
}

/** A piece of an expression: what it gives, what it may cost in steps, and how it is run. */
export interface Built {
  readonly type: Type
  readonly cost: number
  readonly run: Run
  readonly range: Range
  /** The module's name that the piece reads and nothing else, with the row that it is read of, if any. */
  readonly reads?: { readonly name: string; readonly of?: Run }
}

export interface Building {
  readonly scope: Scope
  readonly faults: ExpressionFault[]
  readonly reads: Set<string>
  /** The walk itself, handed down: pieces build their parts with it. */
  readonly build: (tree: Tree, building: Building) => Built
  readonly item?: { readonly name: string; readonly type: Type }
}

const unknownRun: Run = () => undefined

/** What stands for a faulty piece, so that its neighbours can still be checked. */
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

/** Whether the piece is of that type; if not, says so at its place. What is faulty already isn't blamed twice. */
export function isOf(building: Building, piece: Built, ...kinds: readonly ValueType[]): boolean {
  const { kind } = piece.type
  if (kind === 'any') return false
  if (kinds.includes(kind)) return true
  fault(building, 'type.mismatch', piece.range, { expected: kinds.join('|'), found: kind })
  return false
}

/** Strict: a failure beats an unknown, so that the order of operands doesn't matter. */
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
