import { createDocumentRules, type DocumentFacts } from '../document/createDocumentRules.ts'
import type { LibraryGrade } from '../document/MemberDocument.ts'
import type { Entitlement } from '../entitlements.ts'

/** The facts that the rules need about a plate and the member who looks at it. */
export interface PlateFacts extends DocumentFacts {
  /** The library place that the member's own plate occupies. */
  place: LibraryGrade | null
  /** The number of the member's plates that occupied places of that grade before it. */
  earlierInPlace: number
  entitlement: Entitlement
}

/**
 * When a pass ends, nothing is deleted: plates of the paid library beyond the remaining places are locked
 * until the next pass.
 */
function isLocked({ isMine, library, place, earlierInPlace, entitlement }: PlateFacts): boolean {
  if (isMine) return place === 'paid' && earlierInPlace >= entitlement.libraryPaid
  return library === 'paid' && entitlement.libraryPaid === 0
}

export const plateRules = createDocumentRules<PlateFacts>({
  isLocked,
  isFromLibrary: ({ place }) => place !== null,
})

export const plateRights = plateRules.rightsOf
