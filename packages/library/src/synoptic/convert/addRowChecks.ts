import { FormulaError } from '../expression/FormulaError.ts'
import { translateCondition } from '../expression/translate.ts'
import type { ReportRows } from '../ReportRows.ts'
import type { FileCheck } from '../SynopticFile.ts'
import type { ModuleBuilder } from './ModuleBuilder.ts'

/** Contradictions within a row; answers those that could not be taken over. */
export function addRowChecks(
  builder: ModuleBuilder,
  rows: ReportRows,
  checks: readonly FileCheck[],
): string[] {
  const names = new Map([...builder.names, ...rows.names])
  return checks.flatMap(({ if: condition, level, say }, index) => {
    try {
      builder.checks.push({
        ...{ id: `check_${index + 1}`, when: translateCondition(condition, names), message: say },
        ...{ level: level === 'block' ? ('block' as const) : ('warn' as const), group: rows.group },
      })
      return []
    } catch (error) {
      if (error instanceof FormulaError) return [`check «${condition}»: ${error.message}`]
      throw error
    }
  })
}
