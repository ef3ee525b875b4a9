import type { Entitlement } from '../entitlements.ts'
import type { LibraryGrade } from '../module/Module.ts'
import { allow, refuse, type Verdict } from '../verdict.ts'

/** What the rules ask about a plate and the member who looks at it. */
export interface PlateFacts {
  isMine: boolean
  isDeleted: boolean
  shared: boolean
  library: LibraryGrade | null
  /** The member has a copy of it, be it in the trash. */
  isCopied: boolean
  /** The library place that the member's own plate takes up. */
  place: LibraryGrade | null
  /** How many of the member's plates took up places of that grade before it. */
  earlierInPlace: number
  entitlement: Entitlement
}

/** What the member may do with it: buttons show it, and the same rules refuse. */
export interface PlateRights {
  open: boolean
  save: boolean
  share: boolean
  copy: boolean
  delete: boolean
  restore: boolean
  purge: boolean
}

/** When a pass ends nothing is deleted: what was taken from the paid library beyond the places left waits for the next pass. */
export function isPlateLocked({ isMine, library, place, earlierInPlace, entitlement }: PlateFacts): boolean {
  if (isMine) return place === 'paid' && earlierInPlace >= entitlement.libraryPaid
  return library === 'paid' && entitlement.libraryPaid === 0
}

/** A stranger's private plate is refused as if it did not exist. */
export function canOpenPlate(facts: PlateFacts): Verdict<'absent' | 'locked'> {
  const isReadable = facts.isMine || (!facts.isDeleted && (facts.shared || facts.library !== null))
  if (!isReadable) return refuse('absent')
  return isPlateLocked(facts) ? refuse('locked') : allow()
}

/** One's own is duplicated as often as there is room; of another's there is one copy at a time. */
export function canCopyPlate(facts: PlateFacts): Verdict<'absent' | 'locked' | 'copied'> {
  if (facts.isDeleted) return refuse('absent')
  const verdict = canOpenPlate(facts)
  if (!verdict.ok) return verdict
  return !facts.isMine && facts.isCopied ? refuse('copied') : allow()
}

export function canChangePlate(facts: PlateFacts): Verdict<'absent' | 'locked'> {
  if (!facts.isMine || facts.isDeleted) return refuse('absent')
  return isPlateLocked(facts) ? refuse('locked') : allow()
}

/** What came from the library is not the member's to pass on; a plate may always be deleted, locked or not. */
export function canSharePlate(facts: PlateFacts): Verdict<'absent' | 'locked' | 'library'> {
  const verdict = canChangePlate(facts)
  if (!verdict.ok) return verdict
  return facts.place === null ? allow() : refuse('library')
}

export const canDeletePlate = ({ isMine, isDeleted }: PlateFacts): Verdict<'absent'> =>
  isMine && !isDeleted ? allow() : refuse('absent')

/** Restoring and deleting for good are for what is in one's own trash. */
export const canEmptyPlate = ({ isMine, isDeleted }: PlateFacts): Verdict<'absent'> =>
  isMine && isDeleted ? allow() : refuse('absent')

export function plateRights(facts: PlateFacts): PlateRights {
  const empty = canEmptyPlate(facts).ok
  return {
    open: canOpenPlate(facts).ok,
    save: canChangePlate(facts).ok,
    share: canSharePlate(facts).ok,
    copy: canCopyPlate(facts).ok,
    delete: canDeletePlate(facts).ok,
    restore: empty,
    purge: empty,
  }
}
