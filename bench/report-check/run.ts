// npm run bench -- report-check measures the cost of the check at each key press, compared with the rest of what a
// press does without a screen.
import { writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { createPlateRun } from '@pandok/board'
import { LOCALES, type Locale } from '@pandok/domain'
import { createReportCheck, RULE_IDS, reportOfRun } from '@pandok/report-check'
import { readLibrary } from '../../tools/library/readLibrary.ts'
import { writtenReports } from '../../tools/report-check/writtenReports.ts'
import { fullPlate } from '../board/fullPlate.ts'
import { median, percentile, rounded } from '../measure/statistics.ts'

const LIMIT_MS = 5
const MICROS_PER_MS = 1000
const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 3)
const TODAY = '2026-11-16'
const NO_RULES = new Set(RULE_IDS)

const { modules } = readLibrary()
const module = modules.find(({ id }) => id === 'fleischner-2017') ?? modules[0]
if (!module) throw new Error('The library has no modules.')

const timed = (work: () => unknown): number => {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** Measures a report of sixty cells, into which a whole report is typed letter by letter. */
function measure(locale: Locale): { checked: number[]; floor: number[]; processor: number[] } {
  let ids = 0
  const plate = fullPlate('bench', module?.id ?? '')
  const run = createPlateRun({
    plate,
    modules: module ? [{ id: module.id, name: module.names.ko, definition: module.definition }] : [],
    locale,
    today: () => TODAY,
    newId: () => `id${++ids}`,
  })
  for (const { id, outputs } of plate.cells) if (outputs[0]?.kind === 'phrase') run.run(id)
  const own = writtenReports().filter((one) => one.locale === locale)
  const { check } = createReportCheck()
  const checked: number[] = []
  const floor: number[] = []
  const processor: number[] = []
  for (const { report } of own.slice(0, ROUNDS)) {
    for (const { section, text } of report.sentences) {
      const id = run.addText(section, text.slice(0, 1))
      for (let length = 2; length <= text.length; length += 1) {
        run.editEntry(id, text.slice(0, length))
        const read = () =>
          reportOfRun({ run, context: report.context, characters: 'unicode', today: report.today })
        // The lower bound reads the run without sorting anything: it runs no rule and parses no sentence.
        floor.push(timed(read))
        const whole = read()
        const before = process.cpuUsage()
        checked.push(timed(() => check(whole)))
        const { user, system } = process.cpuUsage(before)
        processor.push((user + system) / MICROS_PER_MS)
        if (length === 2) check(whole, NO_RULES)
      }
    }
  }
  return { checked, floor, processor }
}

const load = loadavg()[0] ?? 0
const rows = LOCALES.map((locale) => {
  const { checked, floor, processor } = measure(locale)
  return {
    language: locale,
    presses: checked.length,
    checkP50Ms: rounded(median(checked)),
    checkP95Ms: rounded(percentile(checked, 95)),
    // This is processor time, which other programs hardly affect; it includes garbage collection.
    checkCpuMeanMs: rounded(processor.reduce((sum, one) => sum + one, 0) / processor.length),
    checkCpuP95Ms: rounded(percentile(processor, 95)),
    floorP50Ms: rounded(median(floor)),
    floorP95Ms: rounded(percentile(floor, 95)),
  }
})
console.table(rows)
console.info(`${availableParallelism()} processors, load ${rounded(load)}`)
const results = process.env['BENCH_RESULTS']
if (results) await writeFile(results, `${JSON.stringify({ load, rows }, null, 2)}\n`)
const slow = rows.filter(({ checkP95Ms }) => checkP95Ms > LIMIT_MS)
for (const { language, checkP95Ms } of slow)
  console.error(
    `${language}: ${checkP95Ms} ms for a press at the 95th percentile, at most ${LIMIT_MS} ms wanted`,
  )
process.exitCode = slow.length > 0 ? 1 : 0
