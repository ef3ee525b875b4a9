import type { Exam } from '@pandok/domain'

/** Changes with the same name within a second are one step back. */
export type ChangeExam = (update: (exam: Exam) => Exam, merge: string) => void
