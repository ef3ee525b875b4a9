import { type ColumnClasses, NO, type PlainCell, YES } from './ColumnClasses.ts'
import type { Domain } from './Domain.ts'

type Values = Extract<Domain, { kind: 'values' | 'text' }>

/** Each option is a class. For open text, each text in a cell is one, and all others are one more. */
export function valueClasses(
  domain: Values,
  cells: readonly PlainCell[],
  literals: readonly string[],
): ColumnClasses {
  const values = domain.kind === 'values' ? domain.values : textValues(domain.samples, cells, literals)
  const places = new Map(values.map((value, index) => [String(value), index]))
  return {
    examples: values,
    values,
    isNumber: false,
    isOrdered: false,
    isExact: domain.kind === 'values',
    isEndless: values.map(() => false),
    answers(cell) {
      if ('range' in cell) return values.map(() => NO)
      const isListed = 'in' in cell
      const answers = values.map(() => (isListed ? NO : YES))
      for (const value of isListed ? cell.in : cell.not) {
        const place = places.get(String(value))
        if (place !== undefined) answers[place] = isListed ? YES : NO
      }
      return answers
    },
  }
}

function textValues(
  samples: readonly string[],
  cells: readonly PlainCell[],
  literals: readonly string[],
): string[] {
  const named = cells.flatMap((cell) => ('range' in cell ? [] : 'in' in cell ? cell.in : cell.not))
  const mentioned = new Set([...named.map(String), ...literals])
  let other = samples.find((sample) => !mentioned.has(sample)) ?? samples[0] ?? '-'
  while (mentioned.has(other)) other += '-'
  return [...mentioned, other]
}
