import type { Exact } from './Exact.ts'

/** A row of a repeat group, which can only be accessed by `read`. */
export interface RowValue {
  read(name: string): CoreValue | undefined
}

export type CoreValue = Exact | string | boolean | readonly CoreValue[] | RowValue

export type Failure = 'divisionByZero' | 'overflow' | 'domain' | 'tooCostly' | 'type' | 'overlap'

export type Outcome =
  | { kind: 'value'; value: CoreValue }
  | { kind: 'unknown' }
  | { kind: 'failed'; failure: Failure }

/** `any` stands for a part that already has a fault. */
export type ValueType = 'decimal' | 'text' | 'bool' | 'decimals' | 'texts' | 'bools' | 'row' | 'rows' | 'any'

/** Where an expression reads its names; undefined is unknown. */
export interface Lookup {
  read(name: string): CoreValue | undefined
}

/** Makes a row from a map, for hosts that store rows as maps. */
export function rowOf(values: ReadonlyMap<string, CoreValue>): RowValue {
  return { read: (name) => values.get(name) }
}
