import type { CompiledModule } from './compileModule.ts'
import { openTest } from './runTests.ts'

export interface TableCoverage {
  table: string
  rows: number
  /** Rows that fired in at least one saved case, counted from 0; -1 is `otherwise`. */
  covered: readonly number[]
  /** Rows that no saved case reaches. */
  missed: readonly number[]
}

/** Reports which rows of each table fire in the saved cases. */
export function coveredRows(module: CompiledModule, options: { today: string }): TableCoverage[] {
  const { tables, tests } = module.definition
  const sessions = tests.map((test) => openTest(module, test, options.today))
  return tables.map(({ id, rows, otherwise }) => {
    const fired = new Set(sessions.flatMap((session) => session.firedRows(id)))
    const all = [...rows.keys(), ...(otherwise ? [-1] : [])]
    return {
      table: id,
      rows: rows.length,
      covered: all.filter((row) => fired.has(row)),
      missed: all.filter((row) => !fired.has(row)),
    }
  })
}
