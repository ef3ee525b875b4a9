import type { Checking } from './Checking.ts'

/** Warns of names that nothing reads. It must run last, after every reader was seen. */
export function checkUses(checking: Checking): void {
  const { definition, used } = checking
  definition.inputs.forEach(({ id }, index) => {
    if (!used.has(id)) checking.warn('input.unused', ['inputs', index], { name: id })
  })
  definition.computed.forEach(({ id }, index) => {
    if (!used.has(id)) checking.warn('computed.unused', ['computed', index], { name: id })
  })
  const tables = new Set(definition.computed.map(({ table }) => table))
  definition.tables.forEach(({ id }, index) => {
    if (!tables.has(id)) checking.warn('table.unused', ['tables', index], { name: id })
  })
}
