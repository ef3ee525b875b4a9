import { fieldsOf, type Locale, MODULES_PER_FILE_MAX } from '@pandok/domain'
import type { ExportFile } from '@pandok/protocol'
import type { DocumentListing } from './DocumentListing.ts'
import { SHARED_PARTS, type SharedPart, type SharedText, textsAt } from './SharedText.ts'

export const moduleListing: DocumentListing<ExportFile> = {
  addressOf: (id) => `/program/module/${id}`,
  perFileMax: MODULES_PER_FILE_MAX,
  textsIn: (file, locale) =>
    file.modules.flatMap(({ id: _id, name: document, definition, ...head }) => [
      ...textsAt({ document, part: 'head', item: '' }, [document, head]),
      ...Object.entries(fieldsOf(definition)).flatMap(([name, value]) =>
        partTexts(document, name, value, locale),
      ),
    ]),
}

const partNames: ReadonlySet<string> = new Set(SHARED_PARTS)

function partTexts(document: string, name: string, value: unknown, locale: Locale): SharedText[] {
  const part = partNames.has(name) ? (name as SharedPart) : 'other'
  const items: readonly unknown[] = Array.isArray(value) ? value : [value]
  return items.flatMap((each) => textsAt({ document, part, item: calledIn(each, locale) }, each))
}

/** The display name of a part of a definition: its label, its name, or its id. */
function calledIn(part: unknown, locale: Locale): string {
  const { label, name, id } = fieldsOf(part)
  for (const called of [label, name, id]) {
    if (typeof called === 'string') return called
    const words = fieldsOf(called)
    const said = words[locale] ?? Object.values(words)[0]
    if (typeof said === 'string') return said
  }
  return ''
}
