import { FormulaError } from '../expression/FormulaError.ts'
import type { NameTable } from '../expression/NameTable.ts'
import { translateCondition } from '../expression/translate.ts'
import type { FileCheck } from '../SynopticFile.ts'
import type { ModuleBuilder } from './ModuleBuilder.ts'

interface Placed {
  when: string
  group: string | undefined
}

/**
 * Adds the contradictions as checks. It returns those that are written in words and couldn't be converted.
 */
export function addChecks(builder: ModuleBuilder, checks: readonly FileCheck[]): string[] {
  return checks.flatMap(({ if: condition, level, say }, index) => {
    try {
      const { when, group } = placed(builder, condition)
      builder.checks.push({
        id: `check_${index + 1}`,
        when,
        message: say,
        level: level === 'block' ? 'block' : 'warn',
        ...(group !== undefined && { group }),
      })
      return []
    } catch (error) {
      if (error instanceof FormulaError) return [`check «${condition}»: ${error.message}`]
      throw error
    }
  })
}

const ANY_ROW = /^any row:\s*(.+)$/u

/** «any row: …» is evaluated in each row of the group that has those names. */
function placed(builder: ModuleBuilder, condition: string): Placed {
  const inRow = ANY_ROW.exec(condition)?.[1]
  if (inRow === undefined) return { when: translateCondition(condition, builder.names), group: builder.group }
  for (const [name, row] of builder.rows) {
    const when = translated(inRow, new Map([...builder.names, ...row]))
    const group = builder.names.get(name)?.id
    if (when !== undefined && group !== undefined) return { when, group }
  }
  throw new FormulaError('no rows have these names')
}

function translated(condition: string, names: NameTable): string | undefined {
  try {
    return translateCondition(condition, names)
  } catch (error) {
    if (error instanceof FormulaError) return undefined
    throw error
  }
}
