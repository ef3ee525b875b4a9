/** A FHIRPath with its properties: whether it may have no value, and how its rows are guarded. */
export interface Path {
  source: string
  type: 'decimal' | 'text' | 'bool' | 'list' | 'rows'
  isKnown: boolean
  /** For a list of rows, this condition must hold for all rows, or the result is unknown. */
  guard?: string | undefined
  /** For a `multi` or a size, an empty list means that nothing was answered. */
  isAnswers?: boolean
}

export const path = (source: string, type: Path['type'], isKnown = false): Path => ({ source, type, isKnown })
export const grouped = (source: string): string => `(${source})`

export const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t')}'`

/**
 * The result has three values: an unknown condition gives an empty result, while `iif` alone would treat it
 * as false.
 */
export function chosen(condition: Path, yes: string, no: string): string {
  if (condition.isKnown) return `iif(${condition.source}, ${yes}, ${no})`
  return `iif(${condition.source}, ${yes}, iif(${condition.source}.exists(), ${no}, {}))`
}
