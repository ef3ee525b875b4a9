import { useText } from '#platform/text/text.ts'
import { isFull, LimitNotice, useEntitlement } from '../list/Allowance.tsx'

/**
 * Before a new plate is worked on: the member's plan has no place for it. Whoever came by an address or a second window has not seen the
 * list, which says the same.
 */
export function NewPlateNotice() {
  const text = useText()
  const entitlement = useEntitlement()
  if (!entitlement || !isFull(entitlement)) return null
  return <LimitNotice entitlement={entitlement}>{text('plateEditor.noRoom')}</LimitNotice>
}
