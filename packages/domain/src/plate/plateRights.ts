import { createDocumentRules, type DocumentFacts } from '../document/createDocumentRules.ts'
import type { LibraryGrade } from '../document/MemberDocument.ts'
import type { Entitlement } from '../entitlements.ts'

/** What the rules ask about a plate and the member who looks at it. */
export interface PlateFacts extends DocumentFacts {
  /** The library place that the member's own plate takes up. */
  place: LibraryGrade | null
  /** How many of the member's plates took up places of that grade before it. */
  earlierInPlace: number
  entitlement: Entitlement
}

/** When a pass ends nothing is deleted: what was taken from the paid library beyond the places left waits for the next pass. */
function isLocked({ isMine, library, place, earlierInPlace, entitlement }: PlateFacts): boolean {
  if (isMine) return place === 'paid' && earlierInPlace >= entitlement.libraryPaid
  return library === 'paid' && entitlement.libraryPaid === 0
}

export const plateRules = createDocumentRules<PlateFacts>({
  isLocked,
  isFromLibrary: ({ place }) => place !== null,
})

export const plateRights = plateRules.rightsOf
