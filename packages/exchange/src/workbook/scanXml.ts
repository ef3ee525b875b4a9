import { SaxesParser } from 'saxes'

interface Handlers {
  open?(tag: string, attributes: Readonly<Record<string, string>>): void
  text?(text: string): void
  close?(tag: string): void
}

class Broken extends Error {}

/**
 * Scans XML without building a tree, and returns false if it ends at a fault. Prefixes are removed from
 * element names.
 */
export function scanXml(xml: string, { open, text, close }: Handlers): boolean {
  const parser = new SaxesParser({ xmlns: false, position: false })
  parser.on('error', () => {
    throw new Broken()
  })
  if (open) parser.on('opentag', ({ name, attributes }) => open(local(name), attributes))
  if (close) parser.on('closetag', ({ name }) => close(local(name)))
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  try {
    parser.write(xml).close()
    return true
  } catch {
    return false
  }
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)
