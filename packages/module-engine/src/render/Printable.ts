import type { Input, Option } from '../document/input.ts'
import type { Exact } from '../expression/Exact.ts'

/** A known value, with what printing it needs. */
export type Printable =
  | { kind: 'number'; value: Exact; written?: string; decimals?: number; unit?: string }
  | { kind: 'answers'; ids: readonly string[]; options: readonly Option[] }
  | { kind: 'bool'; value: boolean; input?: Extract<Input, { kind: 'bool' }> }
  | { kind: 'side'; value: string }
  | { kind: 'date'; value: string }
  | { kind: 'text'; value: string }
