import type { DefaultTreeAdapterTypes } from 'parse5'

export type Node = DefaultTreeAdapterTypes.ChildNode
export type Element = DefaultTreeAdapterTypes.Element

export const isElement = (node: Node): node is Element => 'tagName' in node
export const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text'

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value

/** Returns the first non-empty one of the attributes. */
export const firstAttribute = (element: Element, ...names: readonly string[]): string | undefined =>
  names.map((name) => attribute(element, name)?.trim()).find((value) => value !== undefined && value !== '')

/** Returns the children, which for a `template` are those of its content. */
export function childrenOf(element: Element): readonly Node[] {
  return 'content' in element
    ? (element as DefaultTreeAdapterTypes.Template).content.childNodes
    : element.childNodes
}

const WALK_MAX = 200_000

/** Lists every element in document order. It is not recursive, because files can be nested arbitrarily deep. */
export function elementsIn(root: Element): Element[] {
  const found: Element[] = []
  const open: Node[] = [root]
  for (let steps = 0; open.length > 0 && steps < WALK_MAX; steps += 1) {
    const node = open.pop()
    if (!node || !isElement(node)) continue
    found.push(node)
    const children = childrenOf(node)
    for (let at = children.length - 1; at >= 0; at -= 1) {
      const child = children[at]
      if (child) open.push(child)
    }
  }
  return found
}

const SILENT = new Set(['script', 'style', 'select', 'option', 'textarea', 'button', 'datalist', 'noscript'])

/** Returns the visible words of an element, without the content of its fields. */
export function wordsIn(node: Node, max = 2000): string {
  let words = ''
  const open: Node[] = [node]
  for (let steps = 0; open.length > 0 && words.length < max && steps < WALK_MAX; steps += 1) {
    const next = open.pop()
    if (!next) break
    if (isText(next)) words += next.value
    else if (isElement(next) && !SILENT.has(next.tagName)) {
      const children = childrenOf(next)
      if (next.tagName === 'br') words += ' '
      for (let at = children.length - 1; at >= 0; at -= 1) {
        const child = children[at]
        if (child) open.push(child)
      }
    }
  }
  return words.replace(/[\s\u00A0]+/gu, ' ').trim()
}

const SKIPPED_INPUTS = new Set(['hidden', 'submit', 'button', 'reset', 'image'])

/** Returns whether a person fills in the element. */
export function isField(element: Element): boolean {
  if (element.tagName === 'select' || element.tagName === 'textarea') return true
  return element.tagName === 'input' && !SKIPPED_INPUTS.has((attribute(element, 'type') ?? '').toLowerCase())
}

/**
 * Returns whether an element contains the boxes of one question. T-Rex gives it the name and the type of the
 * question.
 */
export function isBoxes(element: Element): boolean {
  const name = attribute(element, 'id') ?? ''
  const isNamed = name !== '' && (attribute(element, 'data-field-type') ?? '').toUpperCase() === 'CHECKBOX'
  return isNamed && !isField(element) && boxesIn(element).length > 0
}

export const boxesIn = (element: Element): Element[] =>
  elementsIn(element).filter(
    (one) => one.tagName === 'input' && (attribute(one, 'type') ?? '').toLowerCase() === 'checkbox',
  )

export const hasFields = (element: Element): boolean => elementsIn(element).some(isField)

export const lineOf = (element: Element): number | undefined => element.sourceCodeLocation?.startLine

/** Returns the texts that follow an element on the same line. */
export function textsBehind(element: Element): { words: string; nodes: object[] } {
  const siblings = element.parentNode?.childNodes ?? []
  const nodes: object[] = []
  let words = ''
  for (const node of siblings.slice(siblings.indexOf(element) + 1)) {
    if (isElement(node) && (node.tagName === 'br' || node.tagName === 'label' || hasFields(node))) break
    if (isText(node) || isElement(node)) {
      words += ` ${wordsIn(node)}`
      nodes.push(node)
    }
  }
  return { words: words.trim(), nodes }
}
