import type { LossList } from '../form/LossList.ts'
import { parseXml } from '../xml/parseXml.ts'
import { attributeOf, childrenOf, textOf, type XmlNode } from '../xml/XmlNode.ts'
import type { JsonObject } from './json.ts'

/** FHIR repeats these elements; in JSON they are lists even if there is only one. */
const LISTS = new Set([
  'answerOption',
  'coding',
  'concept',
  'contained',
  'contains',
  'designation',
  'enableWhen',
  'entry',
  'extension',
  'include',
  'initial',
  'item',
  'modifierExtension',
  'option',
  'profile',
  'tag',
])
/** These elements contain a whole resource as their only child, named after its type. */
const HOLDERS = new Set(['contained', 'resource'])
const FLAGS = new Set(['abstract', 'initialSelected', 'readOnly', 'repeats', 'required'])
const FLAG = /^(?:value|answer|initial)Boolean$/u
const NUMBER = /^(?:maxLength|(?:value|answer|initial)(?:Decimal|Integer|PositiveInt|UnsignedInt))$/u
/** Elements whose `value` is a number. */
const AMOUNT = /(?:Quantity|^low|^high)$/u

/**
 * Converts a FHIR resource from XML into its JSON form, so that the same code reads both. It is undefined if
 * the file has no element.
 */
export function jsonOfXml(text: string, file: string, losses: LossList): unknown {
  const root = parseXml(text, file, losses)
  return root && resourceOf(root)
}

const resourceOf = (node: XmlNode): JsonObject => ({ resourceType: node.name, ...membersOf(node) })

/** Members are collected by name, because a name may occur again after others. */
function membersOf(node: XmlNode): JsonObject {
  const members = new Map<string, unknown[]>()
  const about = new Map<string, unknown[]>()
  const add = (into: Map<string, unknown[]>, name: string, value: unknown) => {
    const list = into.get(name)
    if (list) list.push(value)
    else into.set(name, [value])
  }
  for (const name of ['id', 'url']) {
    const value = attributeOf(node, name)
    if (value !== undefined) add(members, name, value)
  }
  for (const child of childrenOf(node)) {
    const { name } = child
    // The narrative repeats the form in XHTML.
    if (name === 'div') continue
    const value = attributeOf(child, 'value')
    if (value !== undefined) add(members, name, primitiveOf(name, value, node))
    if (value === undefined && !isSaidByExtension(child)) add(members, name, complexOf(child))
    else if (childrenOf(child).length > 0) add(about, `_${name}`, membersOf(child))
  }
  return Object.fromEntries([
    ...[...members].map(([name, values]) => [
      name,
      LISTS.has(name) || values[1] !== undefined ? values : values[0],
    ]),
    ...[...about].map(([name, values]) => [name, values[0]]),
  ])
}

function complexOf(node: XmlNode): unknown {
  const [held] = HOLDERS.has(node.name) ? childrenOf(node) : []
  if (held) return resourceOf(held)
  return childrenOf(node).length === 0 && textOf(node) !== '' ? textOf(node) : membersOf(node)
}

/** A primitive may have extensions, such as its translations, without a value. */
const isSaidByExtension = (node: XmlNode): boolean => {
  const children = childrenOf(node)
  return children.length > 0 && !LISTS.has(node.name) && children.every(({ name }) => name === 'extension')
}

function primitiveOf(name: string, value: string, parent: XmlNode): unknown {
  if (FLAGS.has(name) || FLAG.test(name)) return value === 'true' ? true : value === 'false' ? false : value
  const isNumber = NUMBER.test(name) || (name === 'value' && AMOUNT.test(parent.name))
  return isNumber && /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d{1,3})?$/u.test(value) ? Number(value) : value
}
