import { fieldsOf, type Locale } from '@pandok/domain'
import type { ExportFile } from '@pandok/protocol'

/** The parts of our own file format that have a display name. */
export const SHARED_PARTS = [
  'cell',
  'head',
  'inputs',
  'groups',
  'computed',
  'tables',
  'outputs',
  'checks',
  'citations',
  'tests',
  'other',
] as const

export type SharedPart = (typeof SHARED_PARTS)[number]

export interface SharedText {
  /** The plate or module that contains it. */
  document: string
  part: SharedPart
  /** The display name of the cell, input or sentence. */
  item: string
  text: string
}

const partNames: ReadonlySet<string> = new Set(SHARED_PARTS)

/** All texts of plates and modules that others would read, with their places. */
export function sharedTexts(file: Pick<ExportFile, 'plates' | 'modules'>, locale: Locale): SharedText[] {
  const plates = file.plates.flatMap(({ name: document, cells, ...rest }) => [
    ...stringsIn(document).map((text): SharedText => ({ document, part: 'head', item: '', text })),
    ...cells.flatMap((cell) =>
      stringsIn(cell).map(
        (text): SharedText => ({ document, part: 'cell', item: cell.title || cell.name, text }),
      ),
    ),
    ...stringsIn(rest).map((text): SharedText => ({ document, part: 'other', item: '', text })),
  ])
  const modules = file.modules.flatMap(({ id: _id, name: document, definition, ...head }) => [
    ...stringsIn([document, head]).map((text): SharedText => ({ document, part: 'head', item: '', text })),
    ...Object.entries(fieldsOf(definition)).flatMap(([name, value]) =>
      partTexts(document, name, value, locale),
    ),
  ])
  return [...plates, ...modules]
}

function partTexts(document: string, name: string, value: unknown, locale: Locale): SharedText[] {
  const part = partNames.has(name) ? (name as SharedPart) : 'other'
  const items: readonly unknown[] = Array.isArray(value) ? value : [value]
  return items.flatMap((each) =>
    stringsIn(each).map((text): SharedText => ({ document, part, item: calledIn(each, locale), text })),
  )
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

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}
