export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** Answers may be a list, a text of several lines, or objects with a label. */
export function listOf(value: unknown): string[] {
  if (typeof value === 'string')
    return value
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  if (!Array.isArray(value)) return []
  return value
    .map((each) => (isFields(each) ? textOf(each['label'] ?? each['id']) : textOf(each)))
    .filter(Boolean)
}
