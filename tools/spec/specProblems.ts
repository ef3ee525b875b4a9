import { tokenize } from '../boundaries/tokenize.ts'

export interface SpecifiedPackage {
  /** The path of its SPEC.md, relative to the root. */
  readonly path: string
  readonly spec: string
  /** The sources of its tests, by path. */
  readonly tests: ReadonlyMap<string, string>
}

// A rule is at the beginning of its line; the name of a test, or the first word of a row that names tests,
// begins with the rules that it shows.
const RULE = /^\*\*([A-Z][1-9]\d*)\*\*(.*)$/gmu
const QUOTED = /^(?:[A-Z][1-9]\d*(?:, ?|$|(?= )))+/u

/** Finds rules that no test quotes, rules that share a number, and quotes of rules that don't exist. */
export function specProblems({ path, spec, tests }: SpecifiedPackage): string[] {
  const numbers = [...spec.matchAll(RULE)].map(([, number = '']) => number)
  const rules = new Set(numbers)
  const letters = new Set(numbers.map((number) => number.charAt(0)))
  const quotes = [...tests].flatMap(([test, source]) =>
    quotedRules(source)
      .filter(({ number }) => letters.has(number.charAt(0)))
      .map((quote) => ({ ...quote, test })),
  )
  const quoted = new Set(quotes.map(({ number }) => number))
  return [
    ...numbers
      .filter((number, index) => numbers.indexOf(number) < index)
      .map((number) => `${path}: ${number} is the number of two rules`),
    ...[...rules]
      .filter((number) => !quoted.has(number))
      .map((number) => `${path}: no test quotes ${number}`),
    ...quotes
      .filter(({ number }) => !rules.has(number))
      .map(({ number, test, line }) => `${test}:${line} quotes ${number}, which ${path} doesn't have`),
  ]
}

function quotedRules(source: string): { number: string; line: number }[] {
  return tokenize(source)
    .filter(({ kind }) => kind === 'string')
    .flatMap(({ text, line }) => {
      const opening = QUOTED.exec(text.replace(/^['"]/u, ''))?.[0] ?? ''
      return (opening.match(/[A-Z]\d+/gu) ?? []).map((number) => ({ number, line }))
    })
}
