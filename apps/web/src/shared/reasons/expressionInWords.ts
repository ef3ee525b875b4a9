import type { Text } from '#platform/text/text.ts'
import type { ModuleNames } from './moduleNames.ts'

const TOKEN =
  /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|([A-Za-z_]\w*)|(\d+(?:\.\d+)?)|(==|!=|<=|>=|&&|\|\||[\s\S])/gu

const SIGNS: Readonly<Record<string, string>> = {
  '==': '=',
  '!=': '≠',
  '<=': '≤',
  '>=': '≥',
  '*': '×',
  '/': '÷',
  '?': ' → ',
  ':': ' / ',
}

/** `known(size)` is worded as a question. */
const KNOWN = /(!\s*)?\bknown\(\s*([A-Za-z_]\w*)\s*\)/gu

/**
 * A formula with display names and answers: `size_cm >= 1.5 && shape == "taller"` reads «Size ≥ 1.5 and Shape
 * = Taller than wide». Functions keep their names; the formula itself remains the exact wording.
 */
export function expressionInWords(source: string, names: ModuleNames, text: Text): string {
  let words = ''
  let end = 0
  for (const { 0: whole, 1: not, 2: name = '', index } of source.matchAll(KNOWN)) {
    const verdict = text(not === undefined ? 'moduleRun.why.known' : 'moduleRun.why.unknown')
    words += `${inWords(source.slice(end, index), names, text)} ${names.nameOf({ id: name })}: ${verdict} `
    end = index + whole.length
  }
  return (words + inWords(source.slice(end), names, text)).replace(/\s+/gu, ' ').trim()
}

function inWords(source: string, names: ModuleNames, text: Text): string {
  const tokens = [...source.matchAll(TOKEN)]
  // Answers in a comparison belong to the previous name: `shape == "taller"`, `shape in ["wider"]`.
  let last = ''
  const parts = tokens.map(([token, quoted, name], at) => {
    if (quoted !== undefined) {
      const owner = last || nextName(tokens, at)
      return names.answerOf(owner, quoted.slice(1, -1))
    }
    if (name !== undefined) {
      if (name === 'in') return ` ${text('moduleRun.why.isOneOf')} `
      if (name === 'true') return text('moduleRun.form.yes')
      if (name === 'false') return text('moduleRun.form.no')
      if (names.isNamed(name)) last = name
      return names.isNamed(name) ? names.nameOf({ id: name }) : name
    }
    if (token === '&&') return ` ${text('moduleRun.why.and')} `
    if (token === '||') return ` ${text('moduleRun.why.or')} `
    if (token === '!') return `${text('moduleRun.why.negation')} `
    return SIGNS[token] ?? token
  })
  return parts.join('')
}

/** In `"mass" in findings` the answer comes first. */
const nextName = (tokens: readonly RegExpMatchArray[], at: number): string =>
  tokens.slice(at + 1).find(([, , name]) => name !== undefined && name !== 'in')?.[2] ?? ''
