import { choiceIn, field, listOf, textIn } from './json.ts'

/**
 * Extensions are recognized by the last part of their URL, which is the same in every release and in the
 * drafts of SDC.
 */
export function extensionsOf(element: unknown, ...names: readonly string[]): unknown[] {
  return listOf(field(element, 'extension')).filter((extension) => {
    const url = textIn(extension, 'url')
    if (url === undefined) return false
    const last = url.slice(url.lastIndexOf('/') + 1)
    return names.includes(last)
  })
}

export function extensionValue(element: unknown, ...names: readonly string[]): unknown {
  const [first] = extensionsOf(element, ...names)
  return choiceIn(first, 'value')?.value
}

export const EXPRESSIONS = {
  calculated: [
    'sdc-questionnaire-calculatedExpression',
    'questionnaire-calculatedExpression',
    'cqf-calculatedValue',
  ],
  initial: ['sdc-questionnaire-initialExpression', 'questionnaire-initialExpression'],
  answer: [
    'sdc-questionnaire-answerExpression',
    'questionnaire-answerExpression',
    'sdc-questionnaire-candidateExpression',
  ],
  enableWhen: ['sdc-questionnaire-enableWhenExpression', 'questionnaire-enableWhenExpression'],
} as const

/** Returns the source of an expression; `language` is undefined for FHIRPath. */
export function expressionOf(
  extension: unknown,
): { name: string | undefined; source: string; language: string | undefined } | undefined {
  const value = field(extension, 'valueExpression') ?? choiceIn(extension, 'value')?.value
  if (typeof value === 'string') return { name: undefined, source: value, language: undefined }
  const source = textIn(value, 'expression')
  if (source === undefined) return undefined
  const language = textIn(value, 'language')
  return {
    name: textIn(value, 'name'),
    source,
    language: language === 'text/fhirpath' ? undefined : language,
  }
}
