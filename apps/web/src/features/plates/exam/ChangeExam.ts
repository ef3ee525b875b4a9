import type { Exam } from '@pandok/domain'

/** Changes with the same name within a second are one undo step. */
export type ChangeExam = (update: (exam: Exam) => Exam, merge: string) => void
