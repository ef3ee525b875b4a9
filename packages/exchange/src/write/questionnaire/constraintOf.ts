import type { ModuleDefinition } from '@pandok/module-engine'
import { pathScope } from './PathScope.ts'
import { pathOf } from './pathOf.ts'
import { HL7, type Json } from './questionType.ts'
import type { WriterTools } from './WriterTools.ts'
import { wordsOf } from './wordsOf.ts'

/** Writes a check as a constraint of the whole form. */
export function constraintOf(
  tools: WriterTools,
  check: ModuleDefinition['checks'][number],
  at: number,
): Json[] {
  const path = `checks.${check.id}`
  if (check.group !== undefined) {
    tools.lose(path, check.when, 'rows')
    return []
  }
  const expression = tools.attempt(
    path,
    check.when,
    () => `iif(${pathOf(check.when, pathScope(tools.definition, undefined)).source}, false, true)`,
  )
  if (expression === undefined) return []
  if (check.at !== undefined) tools.lose(`${path}.at`, check.at, 'at')
  if (check.level === 'info') tools.lose(`${path}.level`, 'info', 'level')
  return [
    {
      url: `${HL7}/questionnaire-constraint`,
      extension: [
        { url: 'key', valueId: check.id.replaceAll('_', '-') || String(at) },
        { url: 'severity', valueCode: check.level === 'block' ? 'error' : 'warning' },
        { url: 'expression', valueString: expression },
        { url: 'human', ...wordsOf(tools.options.locale, 'valueString', check.message, check.id) },
      ],
    },
  ]
}
