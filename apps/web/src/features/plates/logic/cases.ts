/** A formula that takes the result of the first true condition: «bucket handle tear → 1, otherwise 2». */
export interface Cases {
  cases: readonly { when: string; result: string }[]
  otherwise: string
}

const LITERAL = /^(?:-?\d+(?:\.\d+)?|"[^"\\]*")$/u

/** Results are numbers or quoted texts in the syntax of formulas. */
const isLiteral = (text: string): boolean => LITERAL.test(text)

export const writeCases = ({ cases, otherwise }: Cases): string =>
  cases.reduceRight((rest, { when, result }) => `(${when}) ? ${result} : (${rest})`, otherwise)

/** Undefined if the formula is anything else than conditions with literal results. */
export function readCases(source: string): Cases | undefined {
  const cases: { when: string; result: string }[] = []
  let rest = withoutBrackets(source)
  while (!isLiteral(rest)) {
    const prompt = markAt(rest, '?', 0)
    const colon = prompt === undefined ? undefined : colonOf(rest, prompt + 1)
    if (prompt === undefined || colon === undefined) return undefined
    const result = withoutBrackets(rest.slice(prompt + 1, colon))
    if (!isLiteral(result)) return undefined
    cases.push({ when: withoutBrackets(rest.slice(0, prompt)), result })
    rest = withoutBrackets(rest.slice(colon + 1))
  }
  return { cases, otherwise: rest }
}

function withoutBrackets(source: string): string {
  let text = source.trim()
  while (text.startsWith('(') && closingOf(text) === text.length - 1) text = text.slice(1, -1).trim()
  return text
}

/** The index of a character outside of brackets and quotes. */
function markAt(source: string, mark: string, from: number): number | undefined {
  let depth = 0
  for (let at = from; at < source.length; at += 1) {
    const letter = source[at]
    if (letter === '"' || letter === "'") at = endOfText(source, at)
    else if (letter === '(' || letter === '[') depth += 1
    else if (letter === ')' || letter === ']') depth -= 1
    else if (letter === mark && depth === 0) return at
  }
  return undefined
}

/** The colon that belongs to a question mark, skipping those of nested conditionals. */
function colonOf(source: string, from: number): number | undefined {
  const colon = markAt(source, ':', from)
  const prompt = markAt(source, '?', from)
  if (colon === undefined || prompt === undefined || prompt > colon) return colon
  const inner = colonOf(source, prompt + 1)
  return inner === undefined ? undefined : colonOf(source, inner + 1)
}

function closingOf(source: string): number {
  let depth = 0
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at]
    if (letter === '"' || letter === "'") at = endOfText(source, at)
    else if (letter === '(') depth += 1
    else if (letter === ')') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return -1
}

function endOfText(source: string, from: number): number {
  for (let at = from + 1; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1
    else if (source[at] === source[from]) return at
  }
  return source.length
}
