// npm run check:report: what the check finds of planted errors, and how often it is wrong
import { LOCALES } from '@pandok/domain'
import { type Alarm, applyRepair, type CheckedReport, createReportCheck } from '@pandok/report-check'
import { correctReports, typedReport } from './correctReports.ts'
import { OPERATORS, planted } from './operators.ts'

const { check } = createReportCheck()
const loud = (report: CheckedReport): readonly Alarm[] =>
  check(report).filter(({ level }) => level !== 'note')
const isListing = process.argv.includes('--list')
const PER = 1000

console.info('language  reports  alarms on values  per 1,000  alarms on the same words typed  per 1,000')
const all = LOCALES.map((locale) => ({ locale, correct: correctReports(locale) }))
for (const { locale, correct } of all) {
  const alarmsOf = (reports: typeof correct) =>
    reports.flatMap(({ name, report }) => loud(report).map((alarm) => ({ name, alarm })))
  const [made, typed] = [alarmsOf(correct), alarmsOf(correct.map(typedReport))]
  const rate = (count: number) => ((count * PER) / correct.length).toFixed(1)
  console.info(
    `${locale.padEnd(10)}${String(correct.length).padStart(7)}${String(made.length).padStart(18)}${rate(made.length).padStart(11)}${String(typed.length).padStart(32)}${rate(typed.length).padStart(11)}`,
  )
  if (isListing)
    for (const { name, alarm } of [...made, ...typed])
      console.info(`  ${name}: ${alarm.rule} ${alarm.variant ?? ''} ${JSON.stringify(alarm.facts)}`)
}

console.info('\noperator            language  planted  found  repaired rightly')
for (const operator of OPERATORS) {
  for (const { locale, correct } of all) {
    let [count, found, repaired] = [0, 0, 0]
    for (const { report } of correct) {
      const before = new Set(loud(report).map(keyOf))
      for (const wrong of planted(report, operator)) {
        count += 1
        const alarms = loud(wrong).filter((alarm) => !before.has(keyOf(alarm)))
        if (alarms.length > 0) found += 1
        if (alarms.some(({ repair }) => isRight(wrong, report, repair))) repaired += 1
      }
    }
    console.info(
      `${operator.name.padEnd(20)}${locale.padEnd(10)}${String(count).padStart(7)}${percent(found, count)}${percent(repaired, count)}`,
    )
  }
}

function keyOf({ rule, variant, facts }: Alarm): string {
  return `${rule} ${variant ?? ''} ${JSON.stringify(facts)}`
}

function isRight(wrong: CheckedReport, right: CheckedReport, repair: Alarm['repair']): boolean {
  return wrong.sentences.every(
    ({ id, text }, index) => applyRepair(id, text, repair) === right.sentences[index]?.text,
  )
}

function percent(part: number, whole: number): string {
  return (whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`).padStart(10)
}
