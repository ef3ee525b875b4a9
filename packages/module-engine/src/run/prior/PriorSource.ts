import type { Input } from '../../document/input.ts'
import type { Computed } from '../../document/logic.ts'
import type { CoreValue } from '../../expression/rowOf.ts'
import { edgeOf } from '../edgeOf.ts'
import { readInput } from '../reading/readInput.ts'
import { readResult } from '../readResult.ts'
import type { EdgeValue } from '../session.ts'

/** The current definition of a value with that name. An earlier value is refused if it would not be accepted now. */
export type PriorSource =
  | { readonly kind: 'input'; readonly input: Input }
  | { readonly kind: 'computed'; readonly computed: Computed }
  | { readonly kind: 'rows'; readonly group: string; readonly members: ReadonlyMap<string, PriorSource> }

export interface PriorReading {
  readonly core: CoreValue
  readonly value: EdgeValue
}

/** Reads an earlier value; undefined if there is none with that name, or none that would be accepted now. */
export function readPriorValue(
  source: PriorSource,
  raw: unknown,
  examDate: string,
): PriorReading | undefined {
  if (!isEdge(raw) || source.kind === 'rows') return undefined
  if (source.kind === 'computed') {
    const core = readResult(source.computed, raw)
    const value = edgeOf(core)
    return core === undefined || value === undefined ? undefined : { core, value }
  }
  const reading = readInput(source.input, raw, { today: examDate, before: [] })
  if (!reading || reading.fault || reading.core === undefined || reading.value === undefined) return undefined
  return { core: reading.core, value: reading.value }
}

const isEdge = (value: unknown): value is EdgeValue =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'))
