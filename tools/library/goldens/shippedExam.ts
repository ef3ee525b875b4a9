import type { PlateContent } from '@pandok/domain'
import { type ExamFile, type LibraryPlate, plateContent } from '@pandok/library'
import { EXAM_HEADS } from '../exams/examHeads.ts'

/** The plate that members take for an exam: what was made of its file was written and read again since. Undefined: the library has none. */
export function shippedExam(
  { id }: Pick<ExamFile, 'id'>,
  plates: readonly LibraryPlate[],
): PlateContent | undefined {
  const plate = plates.find((one) => one.exam && one.id === (EXAM_HEADS[id]?.id ?? id))
  return plate && plateContent(plate, 'ko', (module) => module)
}
