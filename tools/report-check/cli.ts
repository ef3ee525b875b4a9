// npm run check:report measures how many planted errors the check finds, and how often it raises a false
// alarm, for docs/report-check.md. `--list` names false alarms and misses; `--turn=2` plants in another
// selection of the modules' tests.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { LOCALES, type Locale } from '@pandok/domain'
import { correctReports } from './correctReports.ts'
import { type LanguageMeasure, type LanguageReports, TESTS_EVERY } from './measureLanguage.ts'
import { measureTables, missedTargets } from './measureTables.ts'
import { writtenReports } from './writtenReports.ts'

const CHILD = fileURLToPath(new URL('measureInProcess.ts', import.meta.url))
const turn = Number(/(?<=--turn=)\d+/u.exec(process.argv.join(' '))?.[0] ?? 0) % TESTS_EVERY

const made = correctReports()
const written = writtenReports()
const measures = await measureAll()
if (process.argv.includes('--list'))
  for (const line of measures.flatMap(({ list }) => list)) console.info(line)
console.info(measureTables(measures, new Date().toISOString().slice(0, 10)))
const missed = missedTargets(measures)
for (const line of missed) console.error(`Missed: ${line}`)
process.exitCode = missed.length > 0 ? 1 : 0

/** This many languages are measured at a time: one for each processor. */
async function measureAll(): Promise<readonly LanguageMeasure[]> {
  const waiting = [...LOCALES]
  const done = new Map<Locale, LanguageMeasure>()
  const work = async (): Promise<void> => {
    for (let locale = waiting.shift(); locale; locale = waiting.shift())
      done.set(locale, await measureApart(locale))
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), LOCALES.length) }, work))
  return LOCALES.flatMap((locale) => done.get(locale) ?? [])
}

async function measureApart(locale: Locale): Promise<LanguageMeasure> {
  // Reports have fields that are undefined, which JSON would drop.
  const child = fork(CHILD, { serialization: 'advanced' })
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The process of ${locale} ended with ${code}.`)
  })
  const of = ({ locale: own }: { locale: Locale }): boolean => own === locale
  const reports: LanguageReports = { locale, made: made.filter(of), written: written.filter(of), turn }
  child.send(reports)
  const [measure] = await Promise.race([once(child, 'message'), failed])
  failed.catch(() => undefined)
  return measure as LanguageMeasure
}
