import type { Locale } from '@pandok/domain'
import { textOf } from '@pandok/module-engine'
import type { LiveRun } from '../live/LiveRun.ts'
import type { Filling } from '../PlateRun.ts'
import { RANK_VALUE, replacesValue } from '../plan/withFinding.ts'

/** What a run has found, with its formulas worked out. */
export interface LiveFinding {
  runId: string
  cellId: string
  region: string
  column: string | undefined
  row: { key: string; index: number; count: number; label: (locale: Locale) => string } | undefined
  replaces: ReadonlySet<string>
  conflicts: readonly string[]
  rank: number | undefined
  isMinor: boolean
  keepsConclusion: number | undefined
  hasNoRest: boolean
}

/** Undefined: the cell says nothing about regions. `rowBlank` names the blank whose answer is the region's row. */
export function findingOf(
  { id: runId, plan: { cell }, fillings }: LiveRun,
  rowBlank: (region: string) => string | undefined,
): LiveFinding | undefined {
  const { finding } = cell
  if (!finding) return undefined
  const { regionBy, replaces = [] } = finding
  const region = regionBy?.regions[answerTo(fillings, regionBy.blank) ?? ''] ?? finding.region
  const blank = finding.column === undefined ? undefined : rowBlank(region)
  const regions = replaces.flatMap(({ regions: named, when }, index) =>
    when === undefined || computedIn(fillings, replacesValue(index)) === true ? named : [],
  )
  const rank = typeof finding.rank === 'string' ? numberOf(computedIn(fillings, RANK_VALUE)) : finding.rank
  return {
    ...{ runId, cellId: cell.id, region, column: finding.column, rank },
    row: blank === undefined ? undefined : rowOf(fillings, blank),
    replaces: new Set([...regions, ...optionRegions(cell.blanks ?? [], fillings)]),
    conflicts: finding.conflicts ?? [],
    isMinor: finding.isMinor ?? false,
    keepsConclusion: finding.keepsConclusion,
    hasNoRest: finding.hasNoRest ?? false,
  }
}

const inputIn = (fillings: readonly Filling[], name: string) =>
  fillings
    .flatMap(({ session }) => session.snapshot().inputs)
    .find(({ address }) => address.id === name && address.row === undefined)

const answerTo = (fillings: readonly Filling[], name: string): string | undefined => {
  const value = inputIn(fillings, name)?.value ?? computedIn(fillings, name)
  return typeof value === 'string' ? value : undefined
}

const computedIn = (fillings: readonly Filling[], name: string) =>
  fillings
    .flatMap(({ session }) => session.snapshot().computed)
    .find(({ address }) => address.id === name && address.row === undefined)?.value

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number(value) : Number.NaN
  return Number.isNaN(number) ? undefined : number
}

function rowOf(fillings: readonly Filling[], blank: string): LiveFinding['row'] {
  const view = inputIn(fillings, blank)
  if (!view || typeof view.value !== 'string' || view.input.kind !== 'choice') return undefined
  const { value } = view
  const index = view.input.options.findIndex(({ id }) => id === value)
  const option = view.input.options[index]
  const count = view.input.options.length
  return option && { key: value, index, count, label: (locale) => textOf(option.label, locale) ?? value }
}

/** Answers may take further normal sentences away. */
const optionRegions = (
  blanks: NonNullable<LiveRun['plan']['cell']['blanks']>,
  fillings: readonly Filling[],
): readonly string[] =>
  blanks.flatMap(({ id, options = [] }) => {
    const value = inputIn(fillings, id)?.value
    const chosen = typeof value === 'string' ? [value] : Array.isArray(value) ? value : []
    return options.flatMap((option) => (chosen.includes(option.id) ? (option.replaces ?? []) : []))
  })
