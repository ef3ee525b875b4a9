import type { Text } from '#app/text.ts'
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
}

/**
 * A formula with the names and answers that people know: `size_cm >= 1.5 && shape == "taller"` reads
 * «Size ≥ 1.5 and Shape = Taller than wide». Functions keep their names; the formula itself stays the exact wording.
 */
export function expressionInWords(source: string, names: ModuleNames, text: Text): string {
  const tokens = [...source.matchAll(TOKEN)]
  // The answers in a comparison belong to the name last met: `shape == "taller"`, `shape in ["wider"]`.
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
  return parts.join('').replace(/\s+/gu, ' ').trim()
}

/** In `"mass" in findings` the answer comes first. */
const nextName = (tokens: readonly RegExpMatchArray[], at: number): string =>
  tokens.slice(at + 1).find(([, , name]) => name !== undefined && name !== 'in')?.[2] ?? ''
