import { compileExpression, type ModuleDefinition, scopeOf } from '@pandok/module-engine'

/** Returns computed values with all names from which they are computed. */
export function neededFor(definition: ModuleDefinition, wanted: readonly string[]): ReadonlySet<string> {
  const needed = new Set<string>()
  const scope = scopeOf(definition)
  const readBy = (source: string): readonly string[] => {
    const compiled = compileExpression(source, scope)
    return compiled.ok ? [...compiled.expression.reads] : []
  }
  const add = (name: string): void => {
    if (needed.has(name)) return
    needed.add(name)
    const computed = definition.computed.find(({ id }) => id === name)
    if (!computed) return
    if (computed.expr !== undefined) readBy(computed.expr).forEach(add)
    computed.score?.of.forEach(add)
    const table = definition.tables.find(({ id }) => id === computed.table)
    if (!table) return
    for (const { ref } of table.cols) add(ref)
    for (const { when, then } of table.rows) {
      for (const cell of when) if (typeof cell === 'object' && 'expr' in cell) readBy(cell.expr).forEach(add)
      for (const value of then)
        if (typeof value === 'object' && value !== null) readBy(value.expr).forEach(add)
    }
  }
  wanted.forEach(add)
  return needed
}
