import { SaxesParser } from 'saxes'
import type { LossList } from '../form/LossList.ts'
import { DEPTH_MAX } from '../form/limits.ts'
import type { XmlNode } from './XmlNode.ts'

const NODES_MAX = 60_000

/** Parses an XML file as far as possible: each fault is reported with its line, and the rest is kept. */
export function parseXml(text: string, file: string, losses: LossList): XmlNode | undefined {
  const parser = new SaxesParser({ position: true })
  const open: XmlNode[] = []
  let root: XmlNode | undefined
  let nodes = 0
  let skipped = 0
  parser.on('error', (error) =>
    losses.add('broken', { file, line: parser.line }, error.message, { what: 'xml' }),
  )
  // These formats need nothing from a document type; entities that it declares are never expanded.
  parser.on('doctype', (declared) =>
    losses.add('unsupported', { file, line: parser.line }, declared, { what: 'DOCTYPE' }),
  )
  parser.on('opentag', ({ name, attributes }) => {
    nodes += 1
    if (nodes > NODES_MAX || open.length >= DEPTH_MAX) {
      if (skipped === 0)
        losses.add('limit', { file, line: parser.line }, name, { what: 'elements', max: NODES_MAX })
      skipped += 1
      return
    }
    const node: XmlNode = {
      name: name.replace(/^.*:/u, ''),
      attributes: attributes as Record<string, string>,
      children: [],
      line: parser.line,
    }
    open.at(-1)?.children.push(node)
    root ??= node
    open.push(node)
  })
  parser.on('closetag', () => {
    if (skipped > 0) skipped -= 1
    else open.pop()
  })
  const take = (words: string) => {
    if (skipped === 0) open.at(-1)?.children.push(words)
  }
  parser.on('text', take)
  parser.on('cdata', take)
  try {
    parser.write(text.replace(/^\uFEFF/u, '')).close()
  } catch (error) {
    losses.add('broken', { file, line: parser.line }, error instanceof Error ? error.message : '', {
      what: 'xml',
    })
  }
  return root
}
