import type { Locale } from '@pandok/domain'
import { type PhraseToken, ROW_NUMBER } from '@pandok/module-engine'
import type { Text } from '#platform/text/text.ts'
import { isNumeric, type NamedField } from '#shared/conditions/namedFields.ts'
import type { ChipNames } from './chipText.ts'
import { partialName } from './partialName.ts'

export interface FieldMenuEntry {
  key: string
  label: string
  /** The id of the field, or the key that inserts it. */
  detail: string
  section: 'fields' | 'more'
  words: string
  token: Exclude<PhraseToken, string>
}

/** All fields first, then the other kinds of tokens. */
export function fieldMenuEntries(
  names: ChipNames,
  { locale, isInRow }: { locale: Locale; isInRow: boolean },
): FieldMenuEntry[] {
  const { fields, partials, text } = names
  const values = fields.filter(({ kind }) => kind !== 'rows').map(valueEntry)
  const number = isInRow
    ? [moreEntry(text('moduleLogic.phrase.rowNumber'), { v: ROW_NUMBER }, ROW_NUMBER)]
    : []
  const each = fields
    .filter(({ kind }) => kind === 'rows' || kind === 'multi')
    .map((field) =>
      moreEntry(text('moduleLogic.phrase.chip.each', { name: field.label }), eachOf(field), field.id),
    )
  const answers = fields
    .filter(({ kind }) => kind === 'choice' || kind === 'multi')
    .map((field) =>
      moreEntry(
        text('moduleLogic.phrase.chip.answers', { name: field.label }),
        { answers: field.id, say: {} },
        field.id,
      ),
    )
  const plurals = fields
    .filter(isNumeric)
    .map((field) =>
      moreEntry(
        text('moduleLogic.phrase.chip.plural', { name: field.label }),
        { plural: field.id, forms: {} },
        field.id,
      ),
    )
  const shared = partials.map(({ id }) =>
    moreEntry(
      text('moduleLogic.phrase.chip.use', { name: partialName(partials, id, text) }),
      { use: id },
      id,
    ),
  )
  return [
    ...values,
    ...number,
    ...(locale === 'en' ? articleEntries(text) : []),
    ...each,
    ...answers,
    ...shared,
    ...(locale === 'en' || locale === 'de' ? plurals : []),
    moreEntry(text('moduleLogic.lines.title'), { lines: [[], []], numbered: true }, '1. 2.'),
    moreEntry(text('moduleLogic.phrase.break'), { br: 1 }, 'Enter'),
  ]
}

const valueEntry = (field: NamedField): FieldMenuEntry => ({
  key: `value ${field.id}`,
  label: field.label,
  detail: field.id,
  section: 'fields',
  words: field.words,
  token: { v: field.id },
})

const moreEntry = (label: string, token: FieldMenuEntry['token'], detail: string): FieldMenuEntry => ({
  key: `${Object.keys(token)[0]} ${detail}`,
  label,
  detail,
  section: 'more',
  words: `${label}\n${detail}`.toLowerCase(),
  token,
})

const articleEntries = (text: Text): FieldMenuEntry[] => [
  moreEntry(text('moduleLogic.phrase.article'), { article: 'a' }, 'a'),
  moreEntry(text('moduleLogic.phrase.articleCapital'), { article: 'A' }, 'A'),
]

/** A new repetition starts with line breaks between rows, and with commas between answers. */
function eachOf(field: NamedField): FieldMenuEntry['token'] {
  if (field.kind === 'rows') return { each: field.id, sep: [{ br: 1 }], body: [] }
  return { each: field.id, as: 'answer', sep: [', '], body: [{ v: 'answer' }] }
}

/**
 * Entries that match the query in any language; those that start with it come before those that contain it.
 */
export function matching(entries: readonly FieldMenuEntry[], query: string): FieldMenuEntry[] {
  const sought = query.trim().toLowerCase()
  if (sought === '') return [...entries]
  const begins = ({ words }: FieldMenuEntry) => words.split('\n').some((word) => word.startsWith(sought))
  const first = entries.filter(begins)
  return [...first, ...entries.filter((entry) => !first.includes(entry) && entry.words.includes(sought))]
}
