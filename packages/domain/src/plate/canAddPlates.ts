import type { LibraryGrade } from '../document/MemberDocument.ts'
import type { Entitlement } from '../entitlements.ts'
import { TRASH_PER_MEMBER_MAX } from '../trash/limits.ts'
import { allow, refuse, type Verdict } from '../verdict.ts'

/**
 * The number of plates outside the trash: those that were made, copied or imported, and those from the
 * library by grade.
 */
export interface PlateCounts {
  created: number
  free: number
  paid: number
  trashed: number
}

export const NO_PLATES: PlateCounts = { created: 0, free: 0, paid: 0, trashed: 0 }

/** Returns the kind of place that a plate occupies. */
export const roomOf = (place: LibraryGrade | null): 'created' | LibraryGrade => place ?? 'created'

/**
 * Returns whether a member may have that many more. Library places are counted separately from a member's own
 * plates.
 */
export function canAddPlates(
  counts: PlateCounts,
  added: Partial<Record<'created' | LibraryGrade, number>>,
  { plateLimit, libraryFree, libraryPaid }: Entitlement,
): Verdict<'plates' | 'library' | 'trash.full'> {
  const { created = 0, free = 0, paid = 0 } = added
  if (created > 0 && counts.created + created > plateLimit) return refuse('plates')
  if (free > 0 && counts.free + free > libraryFree) return refuse('library')
  if (paid > 0 && counts.paid + paid > libraryPaid) return refuse('library')
  const all = counts.created + counts.free + counts.paid + counts.trashed + created + free + paid
  return all > plateLimit + libraryFree + libraryPaid + TRASH_PER_MEMBER_MAX ? refuse('trash.full') : allow()
}
