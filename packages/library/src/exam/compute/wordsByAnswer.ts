import type { CellValue, Words } from '@pandok/domain'
import type { ExamFileFinding } from '../ExamFile.ts'

/** A value that says the file's words for each answer of a formula. */
export function wordsByAnswer({ computed_text }: ExamFileFinding, id: string, formula: string): CellValue {
  const texts: Readonly<Record<string, unknown>> = computed_text?.[id] ?? {}
  const options = Object.entries(texts).map(([answer, words]) => ({ id: answer, label: words as Words }))
  return { id, kind: 'choice', formula, options }
}
