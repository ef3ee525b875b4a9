import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locale } from '@pandok/domain'
import { type CheckedReport, reportOfRun } from '@pandok/report-check'
import { inRepository } from '../build/repository.mjs'
import { pressed } from '../library/goldens/playExam.ts'
import { readExam } from '../library/goldens/readExam.ts'

const TODAY = '2026-11-16'
const FIXTURES = inRepository('packages', 'library', 'src', 'exam', 'fixtures')
/** The neutral content that the library's exams are made from; a clone elsewhere doesn't have it. */
const SHARED = fileURLToPath(new URL('../../../shared/clinical/exams', import.meta.url))

export interface CorrectReport {
  name: string
  locale: Locale
  report: CheckedReport
}

/** The goldens of the exams, as their cells write them in a language. */
export function correctReports(locale: Locale): readonly CorrectReport[] {
  return [FIXTURES, SHARED]
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => readExam(readFileSync(path, 'utf8')))
    .flatMap((file) =>
      file.goldens.map((golden) => ({
        name: `${file.id} ${golden.id}`,
        locale,
        report: reportOfRun({
          run: pressed(file, golden, locale),
          ...{ context: {}, characters: 'unicode', today: TODAY },
        }),
      })),
    )
}

/** The same words as if a person had typed them: the values are gone, and every rule of words is asked. */
export const typedReport = ({ report, ...rest }: CorrectReport): CorrectReport => ({
  ...rest,
  report: {
    ...{ ...report, findings: [], regions: [] },
    sentences: report.sentences.map(({ made, runId, ...sentence }) => ({ ...sentence, author: 'typed' })),
  },
})
