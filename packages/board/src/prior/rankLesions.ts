import type { EarlierLesion } from './earlierLesions.ts'
import { type Lesion, type LesionMatch, matchLesions } from './matchLesions.ts'

/** An earlier lesion that may be the same as this one, with the reason. */
export interface Candidate {
  lesion: EarlierLesion
  by: LesionMatch['by']
}

/**
 * Ranks the earlier lesions by how likely they are this one: first those that matching proposes, then those
 * that the same module described, then by similar size. `others` are the other current lesions, which may fit
 * better. Nothing is decided here.
 */
export function rankLesions(
  earlier: readonly EarlierLesion[],
  lesion: Lesion,
  others: readonly Lesion[],
  taken: ReadonlySet<string>,
): Candidate[] {
  const open = earlier.filter(({ track }) => !taken.has(track))
  const matches = matchLesions(open, [lesion, ...others])
  const match = matches.find(({ after }) => after.includes(lesion.key))
  const elsewhere = new Set(
    matches.filter((one) => one !== match && one.after.length > 0).flatMap(({ before }) => before),
  )
  return open
    .map((one) => ({ lesion: one, by: match?.before.includes(one.key) ? match.by : ('nothing' as const) }))
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) ||
        Number(elsewhere.has(a.lesion.key)) - Number(elsewhere.has(b.lesion.key)) ||
        Number(b.lesion.isOfModule) - Number(a.lesion.isOfModule) ||
        unlikeness(a.lesion, lesion) - unlikeness(b.lesion, lesion) ||
        (a.lesion.date > b.lesion.date ? -1 : a.lesion.date < b.lesion.date ? 1 : 0) ||
        (a.lesion.key < b.lesion.key ? -1 : 1),
    )
}

const rank = ({ by }: Candidate): number => ['track', 'position', 'site', 'nothing'].indexOf(by)

/** Returns the ratio of two sizes, 1 if they are equal. Unknown sizes come last. */
function unlikeness({ sizeMm: a }: Lesion, { sizeMm: b }: Lesion): number {
  if (a === undefined || b === undefined || a <= 0 || b <= 0) return Number.MAX_VALUE
  return Math.max(a / b, b / a)
}
