import type { Cell, ResultValue } from '../../document/logic.ts'
import type { AnalysisCache } from '../AnalysisCache.ts'
import { fillExpressions } from './checkInputs.ts'

/** The prefix of tables among the names of dependencies, because tables have their own ids. */
export const TABLE = 'table:'

/**
 * Maps each value to what it depends on. The visibility and the sources of an input count, because both
 * affect its value; whether it is required doesn't.
 */
export function dependencies(known: AnalysisCache): Map<string, readonly string[]> {
  const { definition } = known
  const read = (source: string, group: string | undefined): readonly string[] => {
    const outcome = known.compile(source, known.scope(group))
    return outcome.ok ? outcome.expression.reads : []
  }
  const found = new Map<string, readonly string[]>()
  for (const input of definition.inputs) {
    const sources = fillExpressions(input).map(({ source }) => source)
    if (input.visible !== undefined) sources.push(input.visible)
    found.set(
      input.id,
      sources.flatMap((source) => read(source, input.group)),
    )
  }
  for (const computed of definition.computed) {
    found.set(computed.id, [
      ...(computed.expr === undefined ? [] : read(computed.expr, computed.group)),
      ...(computed.table === undefined ? [] : [TABLE + computed.table]),
      ...(computed.score?.of ?? []),
    ])
  }
  for (const table of definition.tables) {
    const sources = [
      ...table.rows.flatMap((row) => [...row.when.flatMap(expressionIn), ...row.then.flatMap(expressionIn)]),
      ...(table.otherwise ?? []).flatMap(expressionIn),
    ]
    found.set(TABLE + table.id, [
      ...table.cols.map(({ ref }) => ref),
      ...new Set(sources.flatMap((source) => read(source, table.group))),
    ])
  }
  return found
}

function expressionIn(part: Cell | ResultValue): string[] {
  return typeof part === 'object' && part !== null && 'expr' in part ? [part.expr] : []
}
