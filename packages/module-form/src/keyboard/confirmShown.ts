import type { FormFrame } from '../FormContext.ts'
import { isShown } from './isShown.ts'

/**
 * Confirms the visible automatic values in one change, and scrolls to the next ones, so that nobody confirms
 * what they couldn't see. If none is visible, it only scrolls.
 */
export function confirmShown({ session, store }: FormFrame, root: HTMLElement): void {
  const waiting = [...root.querySelectorAll<HTMLElement>('[data-field]')].flatMap((field) => {
    const view = store.input(field.dataset['field'] ?? '')
    return view?.needsConfirming ? [{ field, address: view.address }] : []
  })
  const shown = waiting.filter(({ field }) => isShown(field))
  const next = waiting.find((one) => !shown.includes(one))
  if (shown.length > 0) session.confirmAll(shown.map(({ address }) => address))
  next?.field.scrollIntoView?.({ block: 'start' })
}
