import { expressionOf, extensionsOf } from './extensions.ts'
import type { QuestionnaireReading, Variables } from './QuestionnaireReading.ts'

/** Returns the variables that an element declares. A duplicate name is reported, and the first one counts. */
export function variablesOf(element: unknown, path: string, reading: QuestionnaireReading): Variables {
  const found = new Map<string, { source: string; language: string | undefined }>()
  for (const extension of extensionsOf(element, 'variable')) {
    const expression = expressionOf(extension)
    if (expression?.name === undefined) {
      reading.losses.add('broken', reading.placeAt(path), JSON.stringify(extension) ?? '', {
        what: 'variable',
      })
      continue
    }
    if (found.has(expression.name))
      reading.losses.add('duplicate', reading.placeAt(path), expression.source, { of: expression.name })
    else found.set(expression.name, expression)
  }
  return { found }
}
