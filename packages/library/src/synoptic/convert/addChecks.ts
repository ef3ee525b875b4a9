import { FormulaError } from '../expression/FormulaError.ts'
import { translateCondition } from '../expression/translate.ts'
import type { FileCheck } from '../SynopticFile.ts'
import type { ModuleBuilder } from './ModuleBuilder.ts'

/** Contradictions. A few are written in words; answers those that could not be taken over. */
export function addChecks(builder: ModuleBuilder, checks: readonly FileCheck[]): string[] {
  return checks.flatMap(({ if: condition, level, say }, index) => {
    try {
      const when = translateCondition(condition, builder.names)
      builder.checks.push({
        ...{ id: `check_${index + 1}`, when, message: say },
        level: level === 'block' ? 'block' : 'warn',
        ...(builder.group !== undefined && { group: builder.group }),
      })
      return []
    } catch (error) {
      if (error instanceof FormulaError) return [`check «${condition}»: ${error.message}`]
      throw error
    }
  })
}
