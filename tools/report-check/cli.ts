// npm run check:report: what the check finds of planted errors, and how often it is wrong. `--list` names false alarms and misses.
import { LOCALES, type Locale } from '@pandok/domain'
import type { CheckedReport } from '@pandok/report-check'
import { type CorrectReport, correctReports, typedReport } from './correctReports.ts'
import { type Found, falseAlarms, findPlanted } from './measure.ts'
import { OPERATORS } from './operators/operators.ts'
import { writtenReports } from './writtenReports.ts'

const isListing = process.argv.includes('--list')
const PER = 1000
const LIMITS = { perThousand: 1, values: 0.98, typed: 0.85 }

const made = correctReports()
const written = writtenReports()
const kinds = {
  'written by values': made,
  'the same words typed': made.map(typedReport),
  'written by hand': written,
}
const missed: string[] = []

console.info('False alarms on correct reports')
console.info(`${'kind'.padEnd(22)}${LOCALES.map((locale) => locale.padStart(18)).join('')}`)
const wrongBy = new Map<Locale, { alarms: number; reports: number }>()
for (const [kind, reports] of Object.entries(kinds)) {
  const cells = LOCALES.map((locale) => {
    const own = reports.filter((one) => one.locale === locale)
    const alarms = falseAlarms(own)
    const sum = wrongBy.get(locale) ?? { alarms: 0, reports: 0 }
    wrongBy.set(locale, { alarms: sum.alarms + alarms.length, reports: sum.reports + own.length })
    if (isListing)
      for (const { name, alarm } of alarms)
        console.info(
          `  ${locale} ${name}: ${alarm.rule} ${alarm.variant ?? ''} ${JSON.stringify(alarm.facts)}`,
        )
    return `${alarms.length} of ${own.length}`.padStart(18)
  })
  console.info(kind.padEnd(22) + cells.join(''))
}
const rates = LOCALES.map((locale) => {
  const { alarms, reports } = wrongBy.get(locale) ?? { alarms: 0, reports: 1 }
  const rate = (alarms * PER) / reports
  if (rate > LIMITS.perThousand) missed.push(`${locale}: ${rate.toFixed(2)} false alarms per 1,000 reports`)
  return rate.toFixed(2).padStart(18)
})
console.info('per 1,000 reports'.padEnd(22) + rates.join(''))

const goldens = made.filter(({ report }) => report.regions.length > 0)
plantIn('values', goldens)
plantIn('typed', [...goldens.map(typedReport), ...written])
for (const line of missed) console.error(`Missed: ${line}`)
process.exitCode = missed.length > 0 ? 1 : 0

/** Plants every operator's errors and prints what was found. */
function plantIn(kind: 'values' | 'typed', reports: readonly CorrectReport[]): void {
  console.info(
    `\nPlanted in ${kind === 'values' ? 'values and their sentences' : 'typed words'}: found of planted (repaired rightly)`,
  )
  const sums = new Map<Locale, Found>()
  for (const operator of OPERATORS) {
    const cells = LOCALES.map((locale) => {
      const own = reports.filter((one) => one.locale === locale)
      const found = findPlanted(own, operator, (name, wrong, right) => {
        if (isListing) console.info(`  ${locale} ${name}: ${changedIn(wrong, right)}`)
      })
      const sum = sums.get(locale) ?? { planted: 0, found: 0, repaired: 0 }
      sums.set(locale, {
        planted: sum.planted + found.planted,
        found: sum.found + found.found,
        repaired: sum.repaired + found.repaired,
      })
      return shown(found)
    })
    if (cells.some((cell) => cell.trim() !== '–')) console.info(operator.name.padEnd(36) + cells.join(''))
  }
  const all = LOCALES.map((locale) => sums.get(locale) ?? { planted: 0, found: 0, repaired: 0 })
  console.info('all'.padEnd(36) + all.map(shown).join(''))
  console.info(
    'found'.padEnd(36) +
      all.map(({ found, planted }) => `${((found / planted) * 100).toFixed(1)} %`.padStart(20)).join(''),
  )
  for (const [index, { found, planted }] of all.entries())
    if (found / planted < LIMITS[kind])
      missed.push(`${LOCALES[index]}: ${((found / planted) * 100).toFixed(1)} % of errors in ${kind}`)
}

function shown({ planted, found, repaired }: Found): string {
  return (planted === 0 ? '–' : `${found}/${planted} (${repaired})`).padStart(20)
}

function changedIn(wrong: CheckedReport, right: CheckedReport): string {
  const index = wrong.sentences.findIndex(({ text }, at) => text !== right.sentences[at]?.text)
  return index < 0 ? 'the context' : `«${wrong.sentences[index]?.text}» was «${right.sentences[index]?.text}»`
}
