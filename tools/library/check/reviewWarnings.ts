import type { LibraryModule } from '@pandok/library'

/** This is long enough to read a guideline again and to release an edition. */
const DAYS_AHEAD = 60

const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000

/**
 * Lists the published modules whose review is due soon, because the check fails from the day after that date.
 */
export const reviewWarnings = (
  modules: readonly Pick<LibraryModule, 'id' | 'isDraft' | 'definition'>[],
  today: string,
): string[] =>
  modules.flatMap(({ id, isDraft, definition: { reviewBy } }) => {
    if (isDraft || reviewBy === undefined) return []
    const days = dayNumber(reviewBy) - dayNumber(today)
    return days >= 0 && days <= DAYS_AHEAD ? [`${id}: to be reviewed by ${reviewBy}, in ${days} days`] : []
  })
