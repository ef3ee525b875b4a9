import type { Found } from './measure.ts'
import { type LanguageMeasure, PLANTED_KINDS, REPORT_KINDS } from './measureLanguage.ts'
import { OPERATORS } from './operators/operators.ts'

const PER = 1000
const LIMITS = { perThousand: 1, values: 0.98, typed: 0.85 }

const NONE: Found = { planted: 0, found: 0, repaired: 0 }
const HEADINGS = { values: 'planted in values and their sentences', typed: 'planted in typed words' }
/** Nearly every report has a place for these errors, so they would hide what is missed of the others. */
const EASY = OPERATORS.filter(({ isEasy }) => isEasy).map(({ name }) => name)

const count = (number: number): string => number.toLocaleString('en')
const percent = ({ found, planted }: Found): string =>
  planted === 0 ? '–' : `${((found / planted) * 100).toFixed(1)} %`
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

function shown({ planted, found, repaired }: Found): string {
  if (planted === 0) return '–'
  return `${count(found)} of ${count(planted)}${repaired > 0 ? ` (${count(repaired)})` : ''}`
}

const sumOf = (all: readonly Found[]): Found =>
  all.reduce(
    (sum, one) => ({
      planted: sum.planted + one.planted,
      found: sum.found + one.found,
      repaired: sum.repaired + one.repaired,
    }),
    NONE,
  )

const sumIn = (
  by: Readonly<Record<string, Found>>,
  isWanted: (name: string) => boolean = () => true,
): Found => sumOf(Object.entries(by).flatMap(([name, found]) => (isWanted(name) ? [found] : [])))

function falseRate({ falseAlarms }: LanguageMeasure): number {
  const all = Object.values(falseAlarms)
  const reports = all.reduce((sum, one) => sum + one.reports, 0)
  return (all.reduce((sum, one) => sum + one.alarms, 0) * PER) / Math.max(1, reports)
}

/** Returns the tables of docs/report-check.md. */
export function measureTables(measures: readonly LanguageMeasure[], day: string): string {
  const head = (title: string): string[] => [
    row([title, ...measures.map(({ locale }) => locale)]),
    `|${'---|'.repeat(measures.length + 1)}`,
  ]
  const alarms = [
    ...head('false alarms in correct reports'),
    ...REPORT_KINDS.map((kind) =>
      row([
        kind,
        ...measures.map(
          ({ falseAlarms: { [kind]: one } }) => `${count(one.alarms)} of ${count(one.reports)}`,
        ),
      ]),
    ),
    row(['**in 1,000 reports**', ...measures.map((one) => falseRate(one).toFixed(2))]),
  ]
  const planted = PLANTED_KINDS.map((kind) => {
    const by = measures.map((one) => one.planted[kind])
    const isHard = (name: string): boolean => !EASY.includes(name)
    const names = OPERATORS.map(({ name }) => name).filter((name) =>
      by.some((one) => (one[name] ?? NONE).planted > 0),
    )
    return [
      ...head(HEADINGS[kind]),
      ...names.map((name) => row([name, ...by.map((one) => shown(one[name] ?? NONE))])),
      row(['**all**', ...by.map((one) => shown(sumIn(one)))]),
      row(['**found**', ...by.map((one) => percent(sumIn(one)))]),
      row([`**found without the ${EASY.length} easiest**`, ...by.map((one) => percent(sumIn(one, isHard)))]),
    ]
  })
  return [
    `Counted on ${day}. An error is found if an alarm leads to its sentence, or tells what isn’t in words.`,
    `The easiest are: ${EASY.join(', ')}.`,
    '',
    [alarms, ...planted].map((lines) => lines.join('\n')).join('\n\n'),
  ].join('\n')
}

/** Returns the missed targets in words. */
export const missedTargets = (measures: readonly LanguageMeasure[]): readonly string[] =>
  measures.flatMap((measure) => {
    const { locale, planted } = measure
    const rate = falseRate(measure)
    return [
      ...(rate > LIMITS.perThousand ? [`${locale}: ${rate.toFixed(2)} false alarms in 1,000 reports`] : []),
      ...PLANTED_KINDS.flatMap((kind) => {
        const all = sumIn(planted[kind])
        return all.found / all.planted < LIMITS[kind]
          ? [`${locale}: ${percent(all)} of errors in ${kind}`]
          : []
      }),
    ]
  })
