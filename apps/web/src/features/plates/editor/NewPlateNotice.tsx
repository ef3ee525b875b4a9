import { useText } from '#platform/text/text.ts'
import { isFull, LimitNotice, useEntitlement } from '../list/Allowance.tsx'

/**
 * Shown before a new plate is started if the member's plan has no place for it. Somebody who came by an
 * address or a second window hasn't seen the same notice in the list.
 */
export function NewPlateNotice() {
  const text = useText()
  const entitlement = useEntitlement()
  if (!entitlement || !isFull(entitlement)) return null
  return (
    <LimitNotice entitlement={entitlement} inNewTab>
      {text('plateEditor.noRoom')}
    </LimitNotice>
  )
}
