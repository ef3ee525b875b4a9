import type { Path } from '@pandok/module-engine'
import type { EditorPart, EditorPlace } from '../state/ModuleEditor.ts'
import { TAB_OF } from './parts.ts'

const isPart = (key: unknown): key is EditorPart => typeof key === 'string' && Object.hasOwn(TAB_OF, key)

/** The part that a path leads to, and the item if it names one. */
export function placeOf(path: Path): { part: EditorPart; place: EditorPlace | undefined } | undefined {
  const [part, index] = path
  if (part === 'reviewBy') return { part: 'citations', place: undefined }
  if (!isPart(part)) return undefined
  return { part, place: typeof index === 'number' ? { part, index } : undefined }
}

/** Converts a server path such as `definition.inputs.2.label` to the editor's path. */
export function pathIn(path: string): (string | number)[] {
  const keys = path.split('.').map((key) => (/^\d+$/u.test(key) ? Number(key) : key))
  const inside = keys[0] === 'definition' ? keys.slice(1) : ['head', ...keys]
  return placeOf(inside) || inside[0] === 'head' ? inside : keys
}
