import { attributeOf, childOf, textOf, type XmlNode } from '../xml/XmlNode.ts'
import type { CardsDraft } from './CardsDraft.ts'

/** Returns the name of an element in the module, or undefined if it has no id or a duplicate one. */
export function nameOf(
  draft: CardsDraft,
  node: XmlNode,
): { id: string; name: string; isRow: boolean } | undefined {
  const id = attributeOf(node, 'Id') ?? ''
  if (id === '' || draft.elements.has(id)) {
    draft.losses.add(
      id === '' ? 'broken' : 'duplicate',
      draft.reading.placeOf(node),
      textOf(childOf(node, 'Label')),
      id === '' ? { what: 'Id' } : { of: id },
    )
    return undefined
  }
  const isRow = draft.rows?.ids.has(id) === true
  const spelled = (isRow ? id.replace(/_1$/u, '') : id).replace(/([a-z0-9])([A-Z])/gu, '$1_$2')
  const name = draft.names.take([spelled, textOf(childOf(node, 'Label'))], 'field')
  draft.places.push([name, draft.reading.placeOf(node)])
  return { id, name, isRow }
}
