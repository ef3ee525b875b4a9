import type { Computed, ModuleDefinition } from '@pandok/module-engine'
import { freeId, namesIn } from '../inputs/ids.ts'
import { canScore } from './score.ts'

export type ComputationKind = 'expr' | 'score' | 'table'

/** How a value is computed, according to the fields that it has. */
export const computationKindOf = ({ table, score }: Computed): ComputationKind =>
  score !== undefined ? 'score' : table !== undefined ? 'table' : 'expr'

export function createComputed(computation: ComputationKind, definition: ModuleDefinition): Computed {
  const names = namesIn(definition)
  if (computation === 'score')
    return { id: freeId('points', names), kind: 'number', ...howOf('score', definition) }
  if (computation === 'expr') return { id: freeId('value', names), kind: 'number' }
  const table = definition.tables[0]
  const kind = table?.outs[0]?.kind ?? 'text'
  const id = freeId(table?.outs[0]?.id ?? 'result', names)
  const scoped = table?.group === undefined ? {} : { group: table.group }
  return { id, kind, ...scoped, ...howOf('table', definition) }
}

/** The same value, computed in another way. */
export function withComputationKind(
  computed: Computed,
  kind: ComputationKind,
  definition: ModuleDefinition,
): Computed {
  const { expr: _expr, table: _table, column: _column, score: _score, ...rest } = computed
  return { ...rest, ...howOf(kind, definition, computed.group) }
}

function howOf(
  kind: ComputationKind,
  { inputs, tables }: ModuleDefinition,
  group?: string,
): Partial<Computed> {
  if (kind === 'expr') return {}
  if (kind === 'table') return tables[0] ? { table: tables[0].id } : {}
  const able = inputs.filter(
    (input) => canScore(input) && (input.group === undefined || input.group === group),
  )
  const withPoints = able.filter((input) =>
    input.kind === 'bool'
      ? input.points !== undefined
      : 'options' in input && input.options.some(({ points }) => points !== undefined),
  )
  // If some inputs have points, the score consists of these. Otherwise all that could have points are listed,
  // and the author removes some.
  const of = (withPoints.length > 0 ? withPoints : able).map(({ id }) => id)
  return { score: { of, agg: 'sum' } }
}
