import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { readLibrary } from '../readLibrary.ts'
import { type GoldenFile, goldenVerdict } from './goldenVerdict.ts'
import { lineDiff } from './lineDiff.ts'
import { isExam, readExam } from './readExam.ts'
import { readNeutralFile } from './readNeutralFile.ts'
import { runExamGoldens } from './runExamGoldens.ts'
import { type GoldenOutcome, runGoldens, runLogicCases } from './runGoldens.ts'
import { shippedExam } from './shippedExam.ts'
import { shippedReport } from './shippedReport.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { brief: { type: 'boolean', default: false } },
})
const library = readLibrary()
const { modules, problems } = library
for (const problem of problems) console.error(problem)

if (positionals.length === 0) console.error('npm run library:goldens -- FILE…')
const files = positionals.map(run)
if (files.length > 0) for (const line of goldenVerdict(files)) console.log(line)
process.exitCode =
  files.some(({ isWrong }) => isWrong) || positionals.length === 0 || problems.length > 0 ? 1 : 0

function run(path: string): GoldenFile {
  const name = basename(path)
  const text = readFileSync(path, 'utf8')
  if (isExam(text)) {
    const exam = readExam(text)
    const isExamWrong = tell(name, runExamGoldens(exam), [])
    const plate = shippedExam(exam, library.plates)
    const isShippedWrong = plate ? tell(`${name} as shipped`, runExamGoldens(exam, plate), []) : false
    return { name, isWrong: isExamWrong || isShippedWrong, leftOut: [] }
  }
  const read = readNeutralFile(path, modules)
  if (!read.ok) {
    for (const problem of read.problems) console.log(`${name}: ${problem}`)
    return { name, isWrong: true, leftOut: [] }
  }
  const isFileWrong = tell(name, runGoldens(read.report), runLogicCases(read.report))
  const shipped = shippedReport(read.report, library)
  const isShippedWrong = shipped
    ? tell(`${name} as shipped`, runGoldens(shipped), runLogicCases(shipped))
    : false
  return { name, isWrong: isFileWrong || isShippedWrong, leftOut: read.report.leftOut }
}

function tell(
  name: string,
  outcomes: readonly GoldenOutcome[],
  cases: ReturnType<typeof runLogicCases>,
): boolean {
  const [failed, wrong] = [
    outcomes.filter(({ isSame }) => !isSame),
    cases.filter(({ differences }) => differences.length > 0),
  ]
  for (const { id, language, expected, actual } of failed) {
    console.log(`${name} ${id} ${language}`)
    if (!values.brief) for (const line of lineDiff(expected.trimEnd(), actual)) console.log(`    ${line}`)
  }
  for (const { id, differences } of wrong) console.log(`${name} ${id}: ${differences.join('; ')}`)
  const same = outcomes.length - failed.length
  console.log(
    `${name}: ${same} of ${outcomes.length} texts, ${cases.length - wrong.length} of ${cases.length} cases`,
  )
  return failed.length + wrong.length > 0
}
