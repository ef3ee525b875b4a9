import type { Assessment, Exam, Locale } from '@pandok/domain'
import { textOf } from '@pandok/module-engine'
import type { LiveRun } from '../live/LiveRun.ts'
import { RANK_VALUE, replacesValue } from '../plan/withFinding.ts'
import type { ReportLanguages } from '../ReportLanguages.ts'
import type { Filling } from '../Run.ts'
import { valueNamed } from './valueNamed.ts'

/** The finding of a run with its formulas evaluated. */
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
  /** Whether the report is incomplete if it concludes nothing about this finding. */
  needsConclusion: boolean
  /** The category in the exam's assessment, and its severity: 0 is the lowest. */
  category: string | undefined
  severity: number | undefined
  /** The category is that of the whole exam, as its module gives it. */
  isOverall: boolean
  /** Returns whether the finding removes a sentence of advice from a run. */
  dropsAdvice: ((of: LiveRun, phrase: string) => boolean) | undefined
}

/**
 * Returns the finding of a run as its cell describes it. If the cell says nothing about regions, each region
 * that a written sentence of a module is a finding of has one.
 */
export function findingsOf(
  live: LiveRun,
  exam: Exam | undefined,
  languages: ReportLanguages,
  written: readonly LiveRun[],
): readonly LiveFinding[] {
  const named = new Set(
    live.sentencesIn(languages).flatMap(({ finds, text }) => (text === null ? [] : finds)),
  )
  const own = findingOf(live, exam, { named, languages, written })
  if (own) return [own]
  return [...named].map((region) => ({
    ...NO_MEANING,
    runId: live.id,
    cellId: live.plan.cell.id,
    region,
    replaces: new Set([region]),
  }))
}

const NO_MEANING = {
  column: undefined,
  row: undefined,
  conflicts: [],
  rank: undefined,
  isMinor: false,
  keepsConclusion: undefined,
  hasNoRest: false,
  needsConclusion: true,
  category: undefined,
  severity: undefined,
  isOverall: false,
  dropsAdvice: undefined,
} as const

interface Around {
  /** The regions that sentences of its modules are findings of. */
  named: ReadonlySet<string>
  languages: ReportLanguages
  /** All runs of the report. */
  written: readonly LiveRun[]
}

/** Returns undefined if the cell says nothing about regions. */
function findingOf(live: LiveRun, exam: Exam | undefined, around: Around): LiveFinding | undefined {
  const { named } = around
  const { id: runId, plan, fillings } = live
  const { cell } = plan
  const { finding } = cell
  if (!finding) return undefined
  const { regionBy, replaces = [] } = finding
  const region = regionBy?.regions[answerTo(fillings, regionBy.blank) ?? ''] ?? finding.region
  const rows = exam?.regions.find(({ id }) => id === region)?.rows
  const replaced = replaces.flatMap(({ regions, when }, index) =>
    when === undefined || valueNamed(fillings, replacesValue(index)) === true ? regions : [],
  )
  const rank = typeof finding.rank === 'string' ? numberOf(valueNamed(fillings, RANK_VALUE)) : finding.rank
  const category = exam?.assessment && answerTo(fillings, exam.assessment.value)
  const severity = category === undefined ? -1 : (exam?.assessment?.order.indexOf(category) ?? -1)
  return {
    runId,
    cellId: cell.id,
    region,
    column: finding.column,
    category,
    rank:
      exam?.assessment && (rank !== undefined || severity >= 0)
        ? urgencyOf(rank, severity, exam.assessment)
        : rank,
    row: finding.column === undefined || !rows ? undefined : rowOf(fillings, rows.blank),
    replaces: new Set([
      ...(replaces.length > 0 ? replaced : named),
      ...optionRegions(cell.blanks ?? [], fillings),
    ]),
    conflicts: finding.conflicts ?? [],
    isMinor: finding.isMinor ?? false,
    keepsConclusion: finding.keepsConclusion,
    hasNoRest: finding.hasNoRest ?? false,
    needsConclusion: !finding.needsNoConclusion && finding.keepsConclusion === undefined,
    severity: severity < 0 ? undefined : severity,
    isOverall: severity >= 0 && (exam?.assessment?.overall?.includes(cell.id) ?? false),
    dropsAdvice: finding.dropsAdvice && dropping(live, finding.dropsAdvice, around),
  }
}

/** The step is larger than any rank. */
const CATEGORY_STEP = 1000

/**
 * The worst category comes first, and ranks order those of the same category. Findings without a category
 * follow. What can't wait (a rank below 0) comes before all of them, because categories of suspicion say
 * nothing about urgency: an abscess is a benign finding.
 */
const urgencyOf = (rank = 0, severity: number, { order }: Assessment): number =>
  rank < 0 ? rank : (order.length - severity) * CATEGORY_STEP + rank

/** The id of an entry is that of its run and its phrase. */
export const phraseOf = (entryId: string, { id }: LiveRun): string => entryId.slice(id.length + 1)

type Dropping = NonNullable<NonNullable<LiveRun['plan']['cell']['finding']>['dropsAdvice']>

/**
 * Matches another run with the same questions and the same answers, as far as this one has answers. What it leaves
 * open must not be ambiguous: after one puncture of a lobe with two nodules, nobody knows which advice is done with.
 */
function dropping(
  live: LiveRun,
  { same, phrases }: Dropping,
  { languages, written }: Around,
): (of: LiveRun, phrase: string) => boolean {
  const answers = same.map((name) => valueNamed(live.fillings, name))
  const isAlike = ({ plan, fillings }: LiveRun): boolean =>
    plan.cell.id === live.plan.cell.id &&
    same.every((name, index) => valueNamed(fillings, name) === answers[index])
  const isMeant = ({ plan, fillings }: LiveRun): boolean =>
    plan.cell.id !== live.plan.cell.id &&
    same.every((name, index) => {
      const isAsked = plan.cell.blanks?.some(({ id }) => id === name) ?? false
      return isAsked && (answers[index] === undefined || answers[index] === valueNamed(fillings, name))
    })
  const isDropped = (of: LiveRun, phrase: string) => isMeant(of) && (phrases?.includes(phrase) ?? true)
  if (!answers.includes(undefined)) return isDropped
  const advised = written.filter((run) =>
    run
      .sentencesIn(languages)
      .some(
        ({ id, section, text }) =>
          section === 'recommendation' && text !== null && isDropped(run, phraseOf(id, run)),
      ),
  )
  return advised.length > written.filter(isAlike).length ? () => false : isDropped
}

const inputIn = (fillings: readonly Filling[], name: string) =>
  fillings
    .flatMap(({ session }) => session.snapshot().inputs)
    .find(({ address }) => address.id === name && address.row === undefined)

const answerTo = (fillings: readonly Filling[], name: string): string | undefined => {
  const value = valueNamed(fillings, name)
  return typeof value === 'string' ? value : undefined
}

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

/** Answers may replace further normal sentences. */
const optionRegions = (
  blanks: NonNullable<LiveRun['plan']['cell']['blanks']>,
  fillings: readonly Filling[],
): readonly string[] =>
  blanks.flatMap(({ id, options = [] }) => {
    const value = inputIn(fillings, id)?.value
    const chosen = typeof value === 'string' ? [value] : Array.isArray(value) ? value : []
    return options.flatMap((option) => (chosen.includes(option.id) ? (option.replaces ?? []) : []))
  })
