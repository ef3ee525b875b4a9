/** Where in a definition: the keys from its root, as in `['tables', 0, 'rows', 3, 'when', 1]`. */
export type Path = readonly (string | number)[]

/**
 * What reading or checking a definition found. `code` has a sentence in every language; `params` fill it. An `error`
 * can't be saved; a `warning` can, and is shown.
 */
export interface Finding {
  level: 'error' | 'warning'
  code: FindingCode
  path: Path
  /** Characters of the expression at `path`, where the trouble is inside one. */
  range?: { from: number; to: number }
  params?: Readonly<Record<string, string | number>>
  /** Values of the table's columns that show a gap or an overlap. */
  example?: Readonly<Record<string, string | number | boolean | null>>
}

export const FINDING_CODES = [
  // shape
  'shape', // anything that the document's shape refuses and no other code names; params: message
  'version.unknown',
  'tooBig', // params: maxKb
  'tooDeep',
  'key.refused', // a key that JavaScript gives a meaning of its own; params: key
  'key.unknown', // params: key
  'character.refused', // NUL or half a character, which no database keeps
  'value.missing', // params: key
  'value.type', // params: expected, found
  'value.notAllowed', // params: allowed
  'value.range', // params: limit
  'items.tooMany', // params: max
  'items.tooFew', // params: min
  'output.required',
  'id.format',
  'id.reserved', // params: id
  'id.duplicate', // params: id
  'option.id.format',
  'option.duplicate', // params: id
  'options.none',
  'decimal.format',
  'unit.format',
  'date.format',
  'url.format',
  'pubmed.format',
  'text.tooLong', // params: max
  'expression.empty',
  'expression.tooLong',
  'computed.how', // none or several of expr, table, score
  'table.width', // params: expected, found
  'citation.unknown', // a row's source that is not among the citations
  'phrase.tooDeep', // params: max
  'phrase.tooLong', // with its shared phrases and repetitions written out; params: max
  'partial.recursion', // params: names
  'bounds.crossed', // params: lower, upper
  'step.invalid',
  'default.invalid', // params: value
  'confirm.noReason', // a value is stated unseen and nobody says why
  // names and types
  'name.unknown', // params: name, nearest?
  'name.outOfScope', // a group's name used outside of its rows
  'name.shadowed',
  'type.mismatch', // params: expected, found
  'cycle', // params: names
  'expression.syntax', // params: message
  'expression.refused', // params: what (matches, nested comprehension, …)
  'expression.tooCostly',
  'expression.type',
  'score.noPoints',
  'table.column.unknown',
  'table.cell.type',
  'table.value.type',
  'option.unknown',
  'particle.language',
  // proof
  'table.gap',
  'table.overlap',
  'table.row.unreachable',
  'table.tooManyCases',
  // care
  'input.unused',
  'computed.unused',
  'table.unused',
  'language.missing', // params: locale
  'label.missing',
  'message.missing',
  'body.missing',
  'review.passed',
  'test.unknownName',
  'test.failed',
] as const

export type FindingCode = (typeof FINDING_CODES)[number]
