export interface Token {
  kind: 'name' | 'number' | 'text' | 'mark'
  text: string
  from: number
  to: number
  /** A text whose closing quote is missing. */
  isOpen?: boolean
}

// Sticky and without nested repetition: each takes time in proportion to what it reads.
const SPACE = /(?:[ \t\r\n]|\/\/[^\n]*)+/uy
const NAME = /[A-Za-z_][A-Za-z0-9_]*/uy
const NUMBER = /\d[A-Za-z0-9_]*(?:\.\d[A-Za-z0-9_]*)?/uy
const MARK = /==|!=|<=|>=|&&|\|\||[\s\S]/uy

/**
 * Splits a source that may be half written; the parser proper is stricter. Formula bar and renaming need positions in
 * sources that don't parse.
 */
export function tokens(source: string): Token[] {
  const found: Token[] = []
  let at = 0
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    return pattern.exec(source)?.[0]
  }
  const push = (kind: Token['kind'], text: string, isOpen = false) => {
    found.push({ kind, text, from: at, to: at + text.length, ...(isOpen && { isOpen }) })
    at += text.length
  }
  while (at < source.length) {
    const space = take(SPACE)
    if (space !== undefined) {
      at += space.length
      continue
    }
    const quoted = quotedAt(source, at)
    const name = quoted ? undefined : take(NAME)
    const number = quoted || name !== undefined ? undefined : take(NUMBER)
    if (quoted) push('text', quoted.text, quoted.isOpen)
    else if (name !== undefined) push('name', name)
    else if (number !== undefined) push('number', number)
    else push('mark', take(MARK) ?? source[at] ?? '')
  }
  return found
}

const PREFIX = /[rRbB]?["']/uy

function quotedAt(source: string, at: number): { text: string; isOpen: boolean } | undefined {
  PREFIX.lastIndex = at
  const prefix = PREFIX.exec(source)?.[0]
  if (prefix === undefined) return undefined
  const quote = prefix.slice(-1)
  const isTriple = source.startsWith(quote.repeat(3), at + prefix.length - 1)
  const end = isTriple ? quote.repeat(3) : quote
  let index = at + prefix.length - 1 + end.length
  while (index < source.length && !source.startsWith(end, index)) {
    if (!isTriple && source[index] === '\n') return { text: source.slice(at, index), isOpen: true }
    index += source[index] === '\\' ? 2 : 1
  }
  const isOpen = index >= source.length
  return { text: source.slice(at, isOpen ? source.length : index + end.length), isOpen }
}
