export interface Token {
  kind: 'name' | 'number' | 'text' | 'mark'
  text: string
  from: number
  to: number
  /** True for a text without its closing quote. */
  isOpen?: boolean
}

/**
 * Splits a source that may be half written; the parser is stricter. The formula bar and renaming need
 * positions in sources that don't parse.
 */
export function tokens(source: string): Token[] {
  const found: Token[] = []
  let from = 0
  while (from < source.length) {
    const start = source.charCodeAt(from)
    if (isSpace(start)) {
      from++
      continue
    }
    if (start === SLASH && source.charCodeAt(from + 1) === SLASH) {
      const end = source.indexOf('\n', from)
      from = end < 0 ? source.length : end
      continue
    }
    const token = textAt(source, from) ?? wordAt(source, from, start) ?? markAt(source, from)
    found.push(token)
    from = token.to
  }
  return found
}

const SLASH = 47
const BACKSLASH = '\\'

const isSpace = (code: number) => code === 32 || code === 9 || code === 10 || code === 13
const isDigit = (code: number) => code >= 48 && code <= 57
const isLetter = (code: number) => (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95

function wordAt(source: string, from: number, start: number): Token | undefined {
  const isNumber = isDigit(start)
  if (!isNumber && !isLetter(start)) return undefined
  let to = wordEnd(source, from + 1)
  if (isNumber && source[to] === '.' && isDigit(source.charCodeAt(to + 1))) to = wordEnd(source, to + 1)
  return { kind: isNumber ? 'number' : 'name', text: source.slice(from, to), from, to }
}

function wordEnd(source: string, from: number): number {
  let to = from
  while (isLetter(source.charCodeAt(to)) || isDigit(source.charCodeAt(to))) to++
  return to
}

const PAIRS: ReadonlySet<string> = new Set(['==', '!=', '<=', '>=', '&&', '||'])

function markAt(source: string, from: number): Token {
  const pair = source.slice(from, from + 2)
  // Both surrogates of a character outside the basic plane stay together.
  const text = PAIRS.has(pair) ? pair : String.fromCodePoint(source.codePointAt(from) ?? 0)
  return { kind: 'mark', text, from, to: from + text.length }
}

function textAt(source: string, from: number): Token | undefined {
  const isPrefixed = 'rRbB'.includes(source[from] ?? ' ')
  const open = isPrefixed ? from + 1 : from
  const quote = source[open]
  if (quote !== '"' && quote !== "'") return undefined
  const isTriple = source[open + 1] === quote && source[open + 2] === quote
  const end = isTriple ? quote.repeat(3) : quote
  let index = open + end.length
  while (index < source.length && !source.startsWith(end, index)) {
    if (!isTriple && source[index] === '\n') return openText(source, from, index)
    index += source[index] === BACKSLASH ? 2 : 1
  }
  if (index >= source.length) return openText(source, from, source.length)
  const to = index + end.length
  return { kind: 'text', text: source.slice(from, to), from, to }
}

const openText = (source: string, from: number, to: number): Token => ({
  kind: 'text',
  text: source.slice(from, to),
  from,
  to,
  isOpen: true,
})
