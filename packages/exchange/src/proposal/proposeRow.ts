import { type Locale, PHRASE_MAX_CHARACTERS } from '@pandok/domain'
import { type NoteCode, proposeModule, type SectionText } from '@pandok/module-engine'
import type { ImportedModule, ImportedPhrase } from '../model/Imported.ts'
import { cellName, cellTitle } from './names.ts'
import type { ProposedRow } from './ProposedRow.ts'
import { type FieldNames, fieldNames, renameFields } from './renameFields.ts'

/** Makes a row of one entry of a file, before it is compared with others. */
export function proposeRow(entry: ImportedPhrase | ImportedModule, id: string, source: string): ProposedRow {
  const { place, locale, group } = entry
  const base = { id, source, place, locale, isTaken: true, ...(group !== undefined && { group }) }
  if (entry.kind === 'module') {
    const { definition, title, part } = entry
    const fields = fieldNames(definition, locale)
    return {
      ...base,
      as: 'module',
      isTemplate: true,
      texts: [],
      definition,
      fields,
      offers: [],
      notes: [],
      ...(part !== undefined && { isPart: true }),
      name: named(cellName, part, title, place.file),
      title: named(cellTitle, title, place.file),
    }
  }
  const { trigger, typed, texts } = entry
  const opening = openingOf(texts[0]?.text ?? '')
  return {
    ...base,
    isTemplate: false,
    texts,
    ...(trigger !== undefined && { trigger }),
    ...(typed !== undefined && { typed }),
    name: named(cellName, entry.title, trigger, opening, place.file),
    title: named(cellTitle, entry.title, opening, trigger, place.file),
    ...readFields(texts, locale),
  }
}

/** Returns the first text with visible letters. */
const named = (shorten: (text: string) => string, ...texts: readonly (string | undefined)[]): string =>
  texts.map((text) => shorten(text ?? '')).find(Boolean) ?? '?'

/** Returns the first line with an ellipsis for each field. */
const openingOf = (text: string): string =>
  (text.trim().split('\n', 1)[0] ?? '').replace(/\[[^[\]]*\]|\{[^{}]*\}|_{2,}/gu, '…')

/** A row shows these notes by other means, or they don't concern its words. */
const UNSHOWN: ReadonlySet<NoteCode> = new Set([
  'notation.nothingFound',
  'notation.library',
  'notation.nameless',
  'notation.empty',
])

/**
 * Recognizes fields in texts. The row becomes a module if there is a field, or if the text is too long for a
 * plate.
 */
export function readFields(
  texts: readonly SectionText[],
  locale: Locale,
  renamed?: FieldNames,
): Pick<ProposedRow, 'as' | 'fields' | 'offers' | 'notes' | 'definition'> {
  const { definition: proposed, notes: all } = proposeModule(texts, { locale, isForeign: true })
  const definition = renameFields(proposed, renamed, locale)
  const fields = fieldNames(definition, locale)
  const offers = all.flatMap(({ code, params }) =>
    code === 'notation.library' ? [{ slug: String(params['module']), text: String(params['text']) }] : [],
  )
  const isLong = texts.some(({ text }) => text.length > PHRASE_MAX_CHARACTERS)
  // The definition is omitted for plain sentences, because thousands of them would each carry one that nobody
  // needs.
  return fields.length > 0 || isLong
    ? { as: 'module', fields, offers, notes: all.filter(({ code }) => !UNSHOWN.has(code)), definition }
    : { as: 'sentence', fields, offers, notes: [], definition: undefined }
}
