/** The keys from the root of a definition, as in `['tables', 0, 'rows', 3, 'when', 1]`. */
export type Path = readonly (string | number)[]

/**
 * A finding of reading or checking a definition. `code` has a sentence in every language, filled with
 * `params`. A definition with an `error` can't be saved; a `warning` is only shown.
 */
export interface Finding {
  level: 'error' | 'warning'
  code: FindingCode
  path: Path
  /** The range of characters if the fault is inside the expression at `path`. */
  range?: { from: number; to: number }
  params?: Readonly<Record<string, string | number>>
  /** Values of the table's columns that demonstrate a gap or an overlap. */
  example?: Readonly<Record<string, string | number | boolean | null>>
}

export const FINDING_CODES = [
  // The shape of the document.
  'shape', // any other violation of the document's shape; params: message
  'version.unknown',
  'tooBig', // params: maxKb
  'tooDeep',
  'key.refused', // a key with a special meaning in JavaScript; params: key
  'key.unknown', // params: key
  'character.refused', // NUL or an unpaired surrogate, which no database stores
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
  'followUp.time',
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
  'citation.unknown', // a source of a row that is not among the citations
  'phrase.tooDeep', // params: max
  'phrase.tooLong', // after expanding shared phrases and repetitions; params: max
  'partial.recursion', // params: names
  'bounds.crossed', // params: lower, upper
  'step.invalid',
  'default.invalid', // params: value
  'confirm.noReason', // a value is written unconfirmed without a reason
  // Names and types.
  'name.unknown', // params: name, nearest?
  'name.outOfScope', // a name of a group used outside its rows
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
  // Proofs of tables.
  'table.gap',
  'table.overlap',
  'table.row.unreachable',
  'table.tooManyCases',
  // Quality of the module.
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
