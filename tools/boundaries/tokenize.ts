export interface Token {
  readonly kind: 'word' | 'string' | 'punctuation'
  readonly text: string
  readonly line: number
}

// After one of these words a slash begins a regular expression; after anything else it divides.
const BEFORE_REGEX_WORDS = new Set([
  'return',
  'typeof',
  'case',
  'in',
  'of',
  'delete',
  'void',
  'throw',
  'new',
  'else',
])
const BEFORE_REGEX_PUNCTUATION = new Set([...'(,=:[!&|?{};+-*%<>~^'])

/**
 * Returns the words, strings and punctuation of TypeScript source, without comments, regular expressions and
 * template text. Quotation marks in JSX text look like strings, but a string ends at the end of its line at
 * the latest, and so does the mistake.
 */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = []
  // The kind of each open brace: code, or a `${` in a template whose text continues after the `}`.
  const braces: ('code' | 'template')[] = []
  let at = 0
  let line = 1

  const push = (kind: Token['kind'], text: string) => tokens.push({ kind, text, line })
  const skipTo = (end: number) => {
    for (; at < end && at < source.length; at++) if (source[at] === '\n') line++
  }
  const skipTemplateText = () => {
    while (at < source.length) {
      if (source[at] === '\\') skipTo(at + 2)
      else if (source[at] === '`') return skipTo(at + 1)
      else if (source.startsWith('${', at)) {
        braces.push('template')
        return skipTo(at + 2)
      } else skipTo(at + 1)
    }
  }

  while (at < source.length) {
    const char = source.charAt(at)
    if (/\s/.test(char)) skipTo(at + 1)
    else if (source.startsWith('//', at)) skipTo(endOf(source, '\n', at))
    else if (source.startsWith('/*', at)) skipTo(endOf(source, '*/', at + 2) + 2)
    else if (char === '`') {
      skipTo(at + 1)
      skipTemplateText()
    } else if (char === "'" || char === '"') {
      const end = endOfString(source, at)
      push('string', source.slice(at + 1, end))
      skipTo(end + 1)
    } else if (char === '/' && beginsRegex(tokens.at(-1))) skipTo(endOfRegex(source, at))
    else if (/[\w$\u0080-\uffff]/.test(char)) {
      const word = /^[\w$\u0080-\uffff]+/.exec(source.slice(at))?.[0] ?? char
      push('word', word)
      skipTo(at + word.length)
    } else {
      skipTo(at + 1)
      if (char === '{') braces.push('code')
      if (char === '}' && braces.pop() === 'template') skipTemplateText()
      else push('punctuation', char)
    }
  }
  return tokens
}

function endOf(source: string, what: string, from: number): number {
  const found = source.indexOf(what, from)
  return found === -1 ? source.length : found
}

function endOfString(source: string, start: number): number {
  const quote = source[start]
  let at = start + 1
  while (at < source.length && source[at] !== quote && source[at] !== '\n') at += source[at] === '\\' ? 2 : 1
  return at
}

function endOfRegex(source: string, start: number): number {
  let inClass = false
  let at = start + 1
  for (; at < source.length && source[at] !== '\n'; at++) {
    if (source[at] === '\\') at++
    else if (source[at] === '[') inClass = true
    else if (source[at] === ']') inClass = false
    else if (source[at] === '/' && !inClass) return at + 1
  }
  return at
}

function beginsRegex(previous: Token | undefined): boolean {
  if (!previous) return true
  if (previous.kind === 'word') return BEFORE_REGEX_WORDS.has(previous.text)
  return previous.kind === 'punctuation' && BEFORE_REGEX_PUNCTUATION.has(previous.text)
}
