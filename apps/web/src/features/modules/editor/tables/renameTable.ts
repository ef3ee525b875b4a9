import type { ModuleDefinition } from '@pandok/module-engine'

/** Renames a table, also in the values that read it and in the saved tests that name its rows. */
export function renameTable(definition: ModuleDefinition, from: string, to: string): ModuleDefinition {
  return {
    ...definition,
    tables: definition.tables.map((table) => (table.id === from ? { ...table, id: to } : table)),
    computed: definition.computed.map((value) => (value.table === from ? { ...value, table: to } : value)),
    tests: definition.tests.map((test) => {
      const { rows } = test.expect
      if (!rows || !Object.hasOwn(rows, from)) return test
      const renamed = Object.entries(rows).map(([id, row]) => [id === from ? to : id, row] as const)
      return { ...test, expect: { ...test.expect, rows: Object.fromEntries(renamed) } }
    }),
  }
}

export function renameResult(
  definition: ModuleDefinition,
  tableId: string,
  from: string,
  to: string,
): ModuleDefinition {
  return {
    ...definition,
    tables: definition.tables.map((table) =>
      table.id === tableId
        ? { ...table, outs: table.outs.map((out) => (out.id === from ? { ...out, id: to } : out)) }
        : table,
    ),
    computed: definition.computed.map((value) =>
      value.table === tableId && value.column === from ? { ...value, column: to } : value,
    ),
  }
}
