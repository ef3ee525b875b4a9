import { isLocale, type PlateContent } from '@pandok/domain'
import type { ExamFile } from '@pandok/library'
import { playExam } from './playExam.ts'
import type { GoldenOutcome } from './runGoldens.ts'

/**
 * Compares every report and every form of an exam's file in each of its languages. A given plate is used in place of
 * the one made from the file.
 */
export const runExamGoldens = (file: ExamFile, plate?: PlateContent): GoldenOutcome[] =>
  file.goldens.flatMap((golden) =>
    Object.entries(golden.expect).map(([language, expected]): GoldenOutcome => {
      const form = isLocale(language) ? undefined : file.second_output
      const locale = isLocale(language) ? language : (form?.languages[0] ?? 'ko')
      const actual = written(() => playExam(file, golden, locale, form?.id, plate)).trim()
      return { id: golden.id, language, expected, actual, isSame: actual === expected.trim() }
    }),
  )

function written(play: () => string): string {
  try {
    return play()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
