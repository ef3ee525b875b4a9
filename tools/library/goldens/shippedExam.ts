import type { PlateContent } from '@pandok/domain'
import { type ExamFile, type LibraryPlate, plateContent } from '@pandok/library'
import { EXAM_HEADS } from '../exams/examHeads.ts'

/**
 * Returns the library's plate for an exam, which has been written and read again since it was made from the
 * file, or undefined if the library has none.
 */
export function shippedExam(
  { id }: Pick<ExamFile, 'id'>,
  plates: readonly LibraryPlate[],
): PlateContent | undefined {
  const plate = plates.find((one) => one.exam && one.id === (EXAM_HEADS[id]?.id ?? id))
  return plate && plateContent(plate, 'ko', (module) => module)
}
