import type { Path } from '../../document/Finding.ts'
import type { Computed } from '../../document/logic.ts'
import { nearest } from '../../expression/nearest.ts'
import { resultType } from '../../expression/scopeOf.ts'
import { scoreCost } from '../../run/score/prepareScore.ts'
import type { CheckInSteps, Checking } from './Checking.ts'
import { resolve, unknownName, withNearest } from './reference.ts'

/**
 * Checks how values are computed: formulas of the right type, existing tables and columns, scores over things
 * with points.
 */
export function* checkComputed(checking: Checking): CheckInSteps {
  const { definition } = checking
  const groups = definition.groups.map(({ id }) => id)
  for (const [index, computed] of definition.computed.entries()) {
    const path = ['computed', index]
    if (computed.group !== undefined && !groups.includes(computed.group)) {
      unknownName(checking, computed.group, [...path, 'group'], groups)
    }
    if (computed.expr !== undefined) {
      const scope = checking.scope(computed.group)
      checking.expression(computed.expr, [...path, 'expr'], scope, [resultType(computed.kind)], computed.id)
    }
    if (computed.table !== undefined) checkTableUse(checking, computed, path)
    if (computed.score) checkScore(checking, computed, path)
    yield
  }
}

function checkTableUse(checking: Checking, computed: Computed, path: Path): void {
  const { tables } = checking.definition
  const place = tables.findIndex(({ id }) => id === computed.table)
  const table = tables[place]
  if (!table) {
    const ids = tables.map(({ id }) => id)
    unknownName(checking, computed.table ?? '', [...path, 'table'], ids)
    return
  }
  if (table.group !== undefined && table.group !== computed.group) {
    checking.error('name.outOfScope', [...path, 'table'], { name: table.id, group: table.group })
  }
  const column = computed.column === undefined ? 0 : table.outs.findIndex(({ id }) => id === computed.column)
  const out = table.outs[column]
  if (!out) {
    const ids = table.outs.map(({ id }) => id)
    checking.error('table.column.unknown', [...path, 'column'], {
      table: table.id,
      ...withNearest(computed.column ?? '', ids),
    })
    return
  }
  if (resultType(out.kind) !== resultType(computed.kind)) {
    checking.error('type.mismatch', [...path, 'kind'], { expected: out.kind, found: computed.kind })
  }
  checkOptionsGiven(checking, computed, place, column)
}

/** Reports a table that returns an option which the value doesn't have: the report would have no words for it. */
function checkOptionsGiven(checking: Checking, computed: Computed, place: number, column: number): void {
  if (computed.kind !== 'choice' || !computed.options || computed.options.length === 0) return
  const ids = computed.options.map(({ id }) => id)
  const table = checking.definition.tables[place]
  const rows = table?.rows.map((row, index) => ({ results: row.then, at: ['rows', index, 'then'] })) ?? []
  if (table?.otherwise) rows.push({ results: table.otherwise, at: ['otherwise'] })
  for (const { results, at } of rows) {
    const result = results[column]
    if (result === null || result === undefined || typeof result === 'object') continue
    const option = String(result)
    if (ids.includes(option)) continue
    const meant = nearest(option, ids)
    checking.error('option.unknown', ['tables', place, ...at, column], {
      option,
      name: computed.id,
      ...(meant !== undefined && { nearest: meant }),
    })
  }
}

function checkScore(checking: Checking, computed: Computed, path: Path): void {
  const scope = checking.scope(computed.group)
  const cost = scoreCost(computed, checking.definition)
  checking.weighed.push({ path: [...path, 'score'], cost, group: computed.group })
  computed.score?.of.forEach((name, index) => {
    const at = [...path, 'score', 'of', index]
    const info = resolve(checking, name, at, scope)
    if (info && !hasPoints(checking, name, computed.score?.agg === 'count')) {
      checking.error('score.noPoints', at, { name })
    }
  })
  if (resultType(computed.kind) !== 'decimal') {
    checking.error('type.mismatch', [...path, 'kind'], { expected: 'number', found: computed.kind })
  }
}

/** Counting needs options, and a sum needs their points. A number counts as it is. */
function hasPoints({ definition }: Checking, name: string, isCount: boolean): boolean {
  const input = definition.inputs.find(({ id }) => id === name)
  const computed = definition.computed.find(({ id }) => id === name)
  const kind = input?.kind ?? computed?.kind
  if (kind === 'number' || kind === 'integer' || kind === 'measure') return true
  if (kind === 'bool') return isCount || (input?.kind === 'bool' && input.points !== undefined)
  const options = input && 'options' in input ? input.options : (computed?.options ?? [])
  return isCount ? options.length > 0 : options.some(({ points }) => points !== undefined)
}
