import type { PatientIdentity } from '@pandok/board'
import type { Exam } from './examOf.ts'

/** Whose report it is: the examination in view and the number typed when its first entry was written. */
export interface BegunReport {
  exam: Exam
  number: string
  /** The id under which the report is stored if no image identifies its study. */
  reportId: string
}

/** The identity from images takes precedence over what the reader typed. */
export function identityOf({
  exam,
  number,
}: Pick<BegunReport, 'exam' | 'number'>): PatientIdentity | undefined {
  if (exam.patient) return exam.patient
  return number.trim() === '' ? undefined : { id: number, issuer: '', birthDate: '' }
}

/**
 * Whether the examination in view may be the one for which the report was begun. A report that was begun
 * without images and without a number belongs to the first patient who comes into view. A number that the
 * reader changes is a correction, but images with another number show another patient.
 */
export function isBegunFor(begun: BegunReport, { exam }: Pick<BegunReport, 'exam'>): boolean {
  if (begun.exam.patient) return JSON.stringify(begun.exam.patient) === JSON.stringify(exam.patient)
  if (begun.exam.uid !== undefined && begun.exam.uid !== exam.uid) return false
  const typed = begun.number.trim()
  return typed === '' || !exam.patient || typed === exam.patient.id
}
