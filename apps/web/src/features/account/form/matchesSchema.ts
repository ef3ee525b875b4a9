import type { Check, Schema } from './Fields.ts'
import { issueSentence } from './issueSentence.ts'

/**
 * Checks a field with the same schema that the server uses; `prepare` converts the typed text to its type.
 */
export const matchesSchema =
  (schema: Schema, prepare: (value: string) => unknown = (value) => value): Check =>
  (value, _values, text) => {
    const parsed = schema.safeParse(typeof value === 'string' ? prepare(value) : value)
    const issue = parsed.success ? undefined : parsed.error.issues[0]
    // An empty value is missing rather than badly formatted.
    if (value === '' && issue && /format$/u.test(issue.message)) return text.problem('required')
    return issue && issueSentence(issue, text)
  }
