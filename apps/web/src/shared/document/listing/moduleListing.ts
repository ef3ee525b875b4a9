import { fieldsOf, type Locale, MODULES_PER_FILE_MAX } from '@pandok/domain'
import type { ExportFile } from '@pandok/protocol'
import { calledIn } from './calledIn.ts'
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
