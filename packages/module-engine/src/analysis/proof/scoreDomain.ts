import { Decimal } from 'decimal.js'
import type { ModuleDefinition } from '../../document/definition.ts'
import type { Input, Option } from '../../document/input.ts'
import type { Domain } from './Domain.ts'

type MultiInput = Extract<Input, { kind: 'multi' }>

/** A score with more different totals is not enumerated. */
const TOTALS_MAX = 1000

/** Returns the possible totals of a score; undefined if one of its parts has no points. */
export function scoreDomain(
  agg: 'sum' | 'max' | 'count',
  parts: readonly string[],
  definition: ModuleDefinition,
  domainOf: (name: string) => Domain | undefined,
): Domain | undefined {
  let totals: string[] | undefined
  for (const part of parts) {
    const values = agg === 'count' ? countsOf(part, definition) : pointsOf(part, definition, agg, domainOf)
    if (!values) return undefined
    totals = totals === undefined ? values : combine(totals, values, agg)
    if (totals.length > TOTALS_MAX) return undefined
  }
  return totals && { kind: 'numbers', values: totals }
}

function combine(a: readonly string[], b: readonly string[], agg: 'sum' | 'max' | 'count'): string[] {
  const found = new Set<string>()
  for (const left of a) {
    for (const right of b) {
      const total = agg === 'max' ? Decimal.max(left, right) : new Decimal(left).plus(right)
      found.add(total.toFixed())
    }
    if (found.size > TOTALS_MAX) break
  }
  return [...found]
}

function pointsOf(
  name: string,
  definition: ModuleDefinition,
  agg: 'sum' | 'max',
  domainOf: (name: string) => Domain | undefined,
): string[] | undefined {
  const input = definition.inputs.find(({ id }) => id === name)
  if (input?.kind === 'bool') return unique(['0', input.points ?? '0'])
  if (input?.kind === 'choice') return unique(input.options.map(points))
  if (input?.kind === 'multi') return multiPoints(input, agg)
  const computed = definition.computed.find(({ id }) => id === name)
  if (computed?.kind === 'choice') return computed.options && unique(computed.options.map(points))
  const domain = domainOf(name)
  return domain?.kind === 'numbers' ? [...domain.values] : undefined
}

/** Tries every set of answers; an exclusive one only by itself. */
function multiPoints(input: MultiInput, agg: 'sum' | 'max'): string[] | undefined {
  let totals: string[] = []
  for (const option of input.options.filter(({ exclusive }) => exclusive !== true)) {
    const alone = [points(option)]
    totals = unique([...totals, ...alone, ...combine(totals, alone, agg)])
    if (totals.length > TOTALS_MAX) return undefined
  }
  const others = input.options.filter(({ exclusive }) => exclusive === true).map(points)
  return unique([...totals, ...others, ...(isNoneAnAnswer(input) ? ['0'] : [])])
}

/** The answer «none» isn't counted. */
function countsOf(name: string, definition: ModuleDefinition): string[] | undefined {
  const input = definition.inputs.find(({ id }) => id === name)
  if (input?.kind === 'bool') return ['0', '1']
  if (input?.kind !== 'choice' && input?.kind !== 'multi') return undefined
  const answers = input.options.filter(({ exclusive }) => exclusive !== true).length
  const counts = Array.from(
    { length: input.kind === 'multi' ? answers : Math.min(answers, 1) },
    (_, n) => n + 1,
  )
  const hasNone = answers < input.options.length || (input.kind === 'multi' && isNoneAnAnswer(input))
  return [...(hasNone ? [0] : []), ...counts].map(String)
}

const isNoneAnAnswer = (input: MultiInput): boolean => input.default?.length === 0

const points = (option: Option): string => option.points ?? '0'

function unique(values: readonly string[]): string[] {
  return [...new Set(values.map((value) => new Decimal(value).toFixed()))]
}
