import { FormulaError } from '../expression/FormulaError.ts'
import { translateCondition } from '../expression/translate.ts'
import type { ReportRows } from '../ReportRows.ts'
import type { FileCheck } from '../SynopticFile.ts'
import type { ModuleBuilder } from './ModuleBuilder.ts'

/**
 * Adds the contradictions of the whole report, or those of each row if they refer to values of rows. It
 * returns the rules that couldn't be converted.
 */
export function addRowChecks(
  builder: ModuleBuilder,
  rows: ReportRows,
  checks: readonly FileCheck[],
): string[] {
  return checks.flatMap(({ if: condition, level, say }, index) => {
    try {
      builder.checks.push({
        id: `check_${index + 1}`,
        ...placed(builder, rows, condition),
        message: say,
        level: level === 'block' ? 'block' : 'warn',
      })
      return []
    } catch (error) {
      if (error instanceof FormulaError) return [`check «${condition}»: ${error.message}`]
      throw error
    }
  })
}

function placed(
  { names }: ModuleBuilder,
  rows: ReportRows,
  condition: string,
): { when: string; group?: string } {
  try {
    return { when: translateCondition(condition, names) }
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error
    return { when: translateCondition(condition, new Map([...names, ...rows.names])), group: rows.group }
  }
}
