import { useSyncExternalStore } from 'react'
import { boardHasKeys } from './boardHasKeys.ts'

function subscribe(listener: () => void) {
  // Leaving a field for nothing sends no focusin; the focus is on its way while focusout is heard.
  const later = () => queueMicrotask(listener)
  document.addEventListener('focusin', listener)
  document.addEventListener('focusout', later)
  return () => {
    document.removeEventListener('focusin', listener)
    document.removeEventListener('focusout', later)
  }
}

export const useBoardHasKeys = (): boolean =>
  useSyncExternalStore(subscribe, () => boardHasKeys(document.activeElement))
