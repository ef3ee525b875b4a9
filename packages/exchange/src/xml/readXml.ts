import { SaxesParser } from 'saxes'
import { DEPTH_MAX } from '../model/limits.ts'

export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly (XmlElement | string)[]
  /** Lines count from 1. */
  line: number
}

export interface XmlRead {
  root: XmlElement | undefined
  /** The violations of XML; parsing continues as far as possible. */
  problems: readonly { line: number; what: string }[]
}

interface Growing extends XmlElement {
  children: (XmlElement | string)[]
}

const PROBLEMS_MAX = 20
const ELEMENTS_MAX = 500_000

class Enough extends Error {}

/** Parses a tree of elements; entities that a file declares are never expanded. */
export function readXml(text: string): XmlRead {
  const problems: { line: number; what: string }[] = []
  const open: Growing[] = []
  let root: Growing | undefined
  let elements = 0
  const parser = new SaxesParser({ xmlns: false, position: true })
  parser.on('error', ({ message }) => {
    problems.push({ line: parser.line, what: message })
    if (problems.length >= PROBLEMS_MAX) throw new Enough()
  })
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1
    if (open.length >= DEPTH_MAX || elements > ELEMENTS_MAX) {
      problems.push({ line: parser.line, what: 'too many elements' })
      throw new Enough()
    }
    const element: Growing = { name, attributes: { ...attributes }, children: [], line: parser.line }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  const addText = (piece: string) => open.at(-1)?.children.push(piece)
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => open.pop())
  try {
    parser.write(text).close()
  } catch (error) {
    // The parser can only be stopped by throwing; anything else that it throws is a fault of the file.
    if (!(error instanceof Enough)) problems.push({ line: parser.line, what: 'unreadable' })
  }
  return { root, problems }
}

export const childrenOf = (element: XmlElement): XmlElement[] =>
  element.children.filter((child): child is XmlElement => typeof child === 'object')

/** Finds a child by name, ignoring case. */
export const childOf = (element: XmlElement, ...names: string[]): XmlElement | undefined =>
  childrenOf(element).find(({ name }) => names.includes(name.toLowerCase()))

/** Returns the text of an element and of everything inside it. */
export function textOf(element: XmlElement | undefined): string {
  if (!element) return ''
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
}

/** Returns the name of the root element of an XML text, without a prefix and without parsing all of it. */
export function rootName(text: string): string | undefined {
  const opening = text
    .slice(0, 4000)
    .replace(/<!--[\s\S]*?-->/gu, '')
    .trimStart()
  return opening.startsWith('<')
    ? /<(?:[A-Za-z_][\w.-]{0,30}:)?([A-Za-z_][\w.-]{0,60})/u.exec(opening)?.[1]
    : undefined
}
