import type { Locale } from '@pandok/domain'

type Words = Partial<Record<Locale, string>>

/**
 * A recommended follow-up as data. Days are YYYY-MM-DD. Without `earliest` it may be done at once, without
 * `latest` at any later time.
 */
export interface FollowUp {
  exam: Words
  earliest?: string | undefined
  latest?: string | undefined
  reason?: Words | undefined
}

/** A recommendation of a report. */
export interface PlannedFollowUp extends FollowUp {
  /** It never changes, so that lists and calendars that take it twice show it once. */
  uid: string
  /** The day of the examination, from which whole months are counted. */
  examDate: string
}

export const FOLLOW_UP_FAULTS = ['examMissing', 'dayMissing', 'dayUnknown', 'daysReversed'] as const
export type FollowUpFault = (typeof FOLLOW_UP_FAULTS)[number]

/** Returns what keeps the sentence from being written, if anything. */
export function followUpFault({ exam, earliest, latest }: FollowUp): FollowUpFault | undefined {
  if (!Object.values(exam).some((words) => words?.trim() !== '' && words !== undefined)) return 'examMissing'
  if (earliest === undefined && latest === undefined) return 'dayMissing'
  if ([earliest, latest].some((day) => day !== undefined && !isDay(day))) return 'dayUnknown'
  return earliest !== undefined && latest !== undefined && earliest > latest ? 'daysReversed' : undefined
}

/** Whether the calendar has that day. */
export function isDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/u.test(day)) return false
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day
}
