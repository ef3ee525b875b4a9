import type { Path } from '@pandok/module-engine'
import type { Text } from '#platform/text/text.ts'
import { calledIn } from '#shared/document/listing/calledIn.ts'
import type { EditorState } from '../state/ModuleEditor.ts'
import { placeOf } from './placeOf.ts'

/** The display name of a path of the module; undefined for the module as a whole. */
export function modulePlace(
  path: Path,
  { definition }: Pick<EditorState, 'definition'>,
  text: Text,
): string | undefined {
  if (path[0] === 'head') return text('moduleEditor.part.head')
  const found = placeOf(path)
  if (!found) return undefined
  const part = text(`moduleEditor.part.${found.part}`)
  const items: unknown = definition[found.part]
  const item: unknown = found.place && Array.isArray(items) ? items[found.place.index] : undefined
  const name = calledIn(item, text.locale)
  return name === '' ? part : text('moduleEditor.place', { part, name })
}
