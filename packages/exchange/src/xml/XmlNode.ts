/** An XML element. Files are read by the names of their elements, never by their order. */
export interface XmlNode {
  name: string
  attributes: Readonly<Record<string, string>>
  children: (XmlNode | string)[]
  line: number
}

export const isNode = (child: XmlNode | string): child is XmlNode => typeof child !== 'string'
export const childrenOf = (node: XmlNode | undefined): XmlNode[] => node?.children.filter(isNode) ?? []
export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  childrenOf(node).find((child) => child.name === name)
export const attributeOf = (node: XmlNode, name: string): string | undefined =>
  Object.hasOwn(node.attributes, name) ? node.attributes[name]?.trim() : undefined

/** Returns the text directly in an element. */
export const textOf = (node: XmlNode | undefined): string =>
  node?.children
    .filter((child) => !isNode(child))
    .join('')
    .replace(/\s+/gu, ' ')
    .trim() ?? ''

/** Lists every element below, starting with the element itself. */
export function withinOf(node: XmlNode): XmlNode[] {
  const found: XmlNode[] = []
  const open = [node]
  for (let next = open.pop(); next; next = open.pop()) {
    found.push(next)
    open.push(...childrenOf(next).reverse())
  }
  return found
}
