import type { Input, Option } from '../document/input.ts'
import type { Exact } from '../expression/Exact.ts'

/** Nouns with their plurals, by language. */
export type Nouns = NonNullable<Extract<Input, { kind: 'multi' }>['nouns']>

/** A known value with what is needed to print it. */
export type Printable =
  | { kind: 'number'; value: Exact; written?: string; decimals?: number; unit?: string }
  /** `written` and `values` are the same dimensions in the same order. */
  | { kind: 'size'; values: readonly Exact[]; written: readonly string[]; unit: string }
  | { kind: 'answers'; ids: readonly string[]; options: readonly Option[]; nouns?: Nouns }
  | { kind: 'bool'; value: boolean; input?: Extract<Input, { kind: 'bool' }> }
  | { kind: 'side'; value: string }
  | { kind: 'date'; value: string }
  /** A share that a table answers with, such as «24-53%». */
  | { kind: 'percentage'; value: string }
  | { kind: 'text'; value: string }
