import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Library } from '../readLibrary.ts'
import { lineDiff } from './lineDiff.ts'
import { isExam, readExam } from './readExam.ts'
import { readNeutralFile } from './readNeutralFile.ts'
import { runExamGoldens } from './runExamGoldens.ts'
import { type GoldenOutcome, runGoldens, runLogicCases } from './runGoldens.ts'
import { shippedExam } from './shippedExam.ts'
import { shippedReport } from './shippedReport.ts'

/**
 * Lists reports of a neutral file that differ from the expected text in any character. They are made with the
 * library's plates if it has them.
 */
export function goldenProblems(path: string, library: Library): { problems: string[]; count: number } {
  const name = basename(path)
  const text = readFileSync(path, 'utf8')
  if (isExam(text)) {
    const exam = readExam(text)
    return told(name, runExamGoldens(exam, shippedExam(exam, library.plates)), [])
  }
  const read = readNeutralFile(path, library.modules)
  if (!read.ok) return { problems: read.problems.map((problem) => `${name}: ${problem}`), count: 0 }
  const report = shippedReport(read.report, library) ?? read.report
  return told(name, runGoldens(report), runLogicCases(report))
}

function told(name: string, outcomes: readonly GoldenOutcome[], cases: ReturnType<typeof runLogicCases>) {
  const different = outcomes
    .filter(({ isSame }) => !isSame)
    .map(({ id, language, expected, actual }) =>
      [`${name} ${id} ${language}`, ...lineDiff(expected.trimEnd(), actual)].join('\n    '),
    )
  const wrong = cases
    .filter(({ differences }) => differences.length > 0)
    .map(({ id, differences }) => `${name} ${id}: ${differences.join('; ')}`)
  return { problems: [...different, ...wrong], count: outcomes.length + cases.length }
}
