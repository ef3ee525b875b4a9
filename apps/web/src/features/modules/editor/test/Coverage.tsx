import { type CompiledModule, coveredRows, type TableCoverage } from '@pandok/module-engine'
import { ProgressBar } from '@pandok/ui'
import { useEffect, useId, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { today } from '#platform/today.ts'
import { moduleNames } from '#shared/reasons/moduleNames.ts'
import type { TestRun } from './createTestSession.ts'

/** The rows of each decision table that the saved tests cover, and those that they don't. */
export function Coverage({ run }: { run: TestRun }) {
  const text = useText()
  const id = useId()
  const tables = useCoverage(run.module)
  if (tables.length === 0) return null
  const names = moduleNames(run.module.definition, text)
  return (
    <section aria-labelledby={id} className="grid gap-3 border-t border-line pt-4">
      <h3 id={id} className="text-base font-semibold">
        {text('moduleRun.coverage.title')}
      </h3>
      <ul className="grid gap-3">
        {tables.map(({ table, covered, missed }) => {
          const total = covered.length + missed.length
          const name = names.tableName(table)
          return (
            <li key={table} className="grid gap-1 text-sm">
              <ProgressBar
                label={name}
                value={covered.length}
                max={Math.max(total, 1)}
                aside={
                  missed.length === 0
                    ? text('moduleRun.coverage.all', { count: total })
                    : text('moduleRun.coverage.rows', { covered: covered.length, total })
                }
              />
              {missed.length > 0 && covered.length > 0 ? (
                <span className="text-xs text-muted">
                  {text('moduleRun.coverage.missing', {
                    rows: missed
                      .map((row) =>
                        row === -1
                          ? text('moduleRun.coverage.otherwise')
                          : text('moduleRun.coverage.row', { number: row + 1 }),
                      )
                      .join(', '),
                  })}
                </span>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const AFTER_MS = 300

function useCoverage(module: CompiledModule): readonly TableCoverage[] {
  const [tables, setTables] = useState<readonly TableCoverage[]>([])
  useEffect(() => {
    const timer = setTimeout(() => setTables(coveredRows(module, { today: today() })), AFTER_MS)
    return () => clearTimeout(timer)
  }, [module])
  return tables
}
