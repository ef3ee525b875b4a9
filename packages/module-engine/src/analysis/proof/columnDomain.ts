import type { Input } from '../../document/input.ts'
import type { Computed, ResultKind } from '../../document/logic.ts'
import { readPriorKey } from '../../expression/priorNames.ts'
import type { AnalysisCache } from '../AnalysisCache.ts'
import type { Domain, Limit, NumberDomain } from './Domain.ts'
import { expressionDomain } from './expressionDomain.ts'
import { expressionRange } from './expressionRange.ts'
import { decimalText } from './scaled.ts'
import { scoreDomain } from './scoreDomain.ts'

/**
 * Returns the possible values of a name; undefined if the module doesn't have it or its values have no domain
 * (a group, a cycle).
 */
export function columnDomain(known: AnalysisCache, name: string): Domain | undefined {
  const { definition, domains } = known
  if (domains.has(name)) return domains.get(name)
  domains.set(name, undefined)
  const input = definition.inputs.find(({ id }) => id === name)
  const computed = definition.computed.find(({ id }) => id === name)
  const domain = input
    ? inputDomain(input)
    : computed
      ? computedDomain(known, computed)
      : priorDomain(known, name)
  domains.set(name, domain)
  return domain
}

/**
 * Returns the possible values at an earlier examination. An input is read with its current limits, so they
 * apply. A computed value may have been made by other rules then, so only its kind and its options apply.
 */
function priorDomain({ definition }: AnalysisCache, name: string): Domain | undefined {
  const key = readPriorKey(name)
  if (key?.aspect === 'days') return { kind: 'range', lower: { at: '0', included: true }, decimals: 0 }
  if (key?.aspect === 'date') return { kind: 'text', samples: ['2000-01-01'] }
  const input = definition.inputs.find(({ id }) => id === key?.of)
  const computed = definition.computed.find(({ id }) => id === key?.of)
  if (input && key?.aspect === 'nadir') return { ...inputDomain(input), decimals: undefined } as Domain
  if (input) return inputDomain(input)
  if (!computed) return undefined
  const { kind, options = [] } = computed
  return kind === 'choice' && options.length > 0
    ? { kind: 'values', values: options.map(({ id }) => id) }
    : openDomain(kind)
}

function inputDomain(input: Input): Domain | undefined {
  switch (input.kind) {
    case 'size':
      return undefined
    case 'choice':
      return { kind: 'values', values: input.options.map(({ id }) => id) }
    case 'side':
      return { kind: 'values', values: input.sides ?? ['R', 'L', 'B'] }
    case 'bool':
      return { kind: 'values', values: [true, false] }
    case 'multi':
      return {
        kind: 'multi',
        options: input.options.map(({ id, exclusive }) => ({ id, exclusive: exclusive === true })),
        min: Math.max(1, input.min ?? 1),
        max: input.max ?? input.options.length,
        canBeEmpty: input.default?.length === 0,
      }
    case 'date':
      return {
        kind: 'text',
        samples: [input.min, input.max, '2000-01-01'].filter(
          (day) => day !== undefined && day !== 'today',
        ) as string[],
      }
    case 'text':
      return { kind: 'text', samples: ['…'] }
    case 'integer':
      return { ...numberDomain(input), decimals: 0 }
    default:
      return { ...numberDomain(input), decimals: input.decimals }
  }
}

interface Bounds {
  min?: string | undefined
  max?: string | undefined
  above?: string | undefined
  below?: string | undefined
}

function numberDomain(bounds: Bounds): NumberDomain {
  return {
    kind: 'range',
    lower: limit(bounds.min, bounds.above, (a, b) => Number(a) >= Number(b)),
    upper: limit(bounds.max, bounds.below, (a, b) => Number(a) <= Number(b)),
  }
}

/** Returns the narrower of an inclusive and an exclusive limit. */
function limit(
  included: string | undefined,
  excluded: string | undefined,
  isInside: (excluded: string, included: string) => boolean,
): Limit | undefined {
  const closed = decimalText(included)
  const open = decimalText(excluded)
  if (open !== undefined && (closed === undefined || isInside(open, closed)))
    return { at: open, included: false }
  return closed === undefined ? undefined : { at: closed, included: true }
}

function computedDomain(known: AnalysisCache, computed: Computed): Domain {
  const { kind, options } = computed
  // A user who overrules a value chooses among its options, not among the results of the table.
  const isListed = kind === 'choice' && options !== undefined && options.length > 0
  const given = isListed && computed.override === true ? undefined : givenDomain(known, computed)
  if (given) return given
  if (isListed) return { kind: 'values', values: options.map(({ id }) => id) }
  return openDomain(kind)
}

function openDomain(kind: ResultKind): Domain {
  if (kind === 'bool') return { kind: 'values', values: [true, false] }
  if (kind === 'number') return { kind: 'range' }
  if (kind === 'integer') return { kind: 'range', decimals: 0 }
  return { kind: 'text', samples: ['…'] }
}

function rangeOf(
  kind: ResultKind,
  source: string,
  domainOf: (name: string) => Domain | undefined,
): Domain | undefined {
  if (kind !== 'number' && kind !== 'integer') return undefined
  const range = expressionRange(source, domainOf)
  return range && { ...range, ...(kind === 'integer' && { decimals: 0 }) }
}

function givenDomain(known: AnalysisCache, computed: Computed): Domain | undefined {
  const { definition } = known
  const inner = (name: string) => columnDomain(known, name)
  if (computed.score) return scoreDomain(computed.score.agg, computed.score.of, definition, inner)
  if (computed.expr !== undefined) {
    return expressionDomain(known, computed, inner) ?? rangeOf(computed.kind, computed.expr, inner)
  }
  const table = definition.tables.find(({ id }) => id === computed.table)
  if (!table) return undefined
  const out = computed.column === undefined ? 0 : table.outs.findIndex(({ id }) => id === computed.column)
  const results = [...table.rows.map((row) => row.then), ...(table.otherwise ? [table.otherwise] : [])].map(
    (row) => row[out],
  )
  const literals = results.filter((result) => result !== null && result !== undefined)
  if (literals.length === 0 || literals.some((literal) => typeof literal === 'object')) return undefined
  if (computed.kind === 'number' || computed.kind === 'integer') {
    const numbers = literals.map((literal) => decimalText(literal))
    const values = numbers.filter((text) => text !== undefined)
    return values.length === numbers.length ? { kind: 'numbers', values: [...new Set(values)] } : undefined
  }
  if (computed.kind === 'bool') {
    return { kind: 'values', values: [true, false].filter((value) => literals.includes(value)) }
  }
  return { kind: 'values', values: [...new Set(literals.map(String))] }
}
