import { FormulaError } from './FormulaError.ts'

export interface Token {
  kind: 'number' | 'text' | 'name' | 'sign' | 'end'
  text: string
}

const TOKEN =
  /\s*(?:(?<number>\d+(?:\.\d+)?)|(?<text>'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|(?<name>[A-Za-z_]\w*)|(?<sign>\*\*|==|!=|<=|>=|[-+*/%<>()[\],:]))/uy

export function readTokens(source: string): Token[] {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  let at = 0
  while (source.slice(at).trim() !== '') {
    TOKEN.lastIndex = at
    const groups = TOKEN.exec(source)?.groups
    if (!groups) throw new FormulaError(`«${source.slice(at, at + 20)}» is no part of a formula`)
    at = TOKEN.lastIndex
    const [kind, text] = Object.entries(groups).find(([, found]) => found !== undefined) ?? ['end', '']
    tokens.push({ kind: kind as Token['kind'], text: kind === 'text' ? unquoted(text ?? '') : (text ?? '') })
  }
  return [...tokens, { kind: 'end', text: '' }]
}

const unquoted = (text: string): string => text.slice(1, -1).replace(/\\(.)/gu, '$1')
