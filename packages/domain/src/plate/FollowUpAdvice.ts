import type { Words } from '../library/LibraryRecord.ts'

export const FOLLOW_UP_UNITS = ['day', 'week', 'month', 'year'] as const
export type FollowUpUnit = (typeof FOLLOW_UP_UNITS)[number]

/**
 * The examination that a sentence recommends and when it is due, counted from the day of this one. Without
 * `from` it may be done at once, without `to` at any later time.
 */
export interface FollowUpAdvice {
  exam: Words
  reason?: Words | undefined
  from?: number | undefined
  to?: number | undefined
  unit: FollowUpUnit
}

/** Returns whether a time is given and its first day isn't after its last. */
export const hasFollowUpTime = ({ from, to }: Pick<FollowUpAdvice, 'from' | 'to'>): boolean =>
  from === undefined ? to !== undefined : to === undefined || from <= to
