import { useSyncExternalStore } from 'react'
import { boardHasKeys } from './boardHasKeys.ts'

function subscribe(listener: () => void) {
  // Blurring a field without focusing another fires no focusin, and during focusout the focus hasn't moved
  // yet.
  const later = () => queueMicrotask(listener)
  document.addEventListener('focusin', listener)
  document.addEventListener('focusout', later)
  return () => {
    document.removeEventListener('focusin', listener)
    document.removeEventListener('focusout', later)
  }
}

const read = () => boardHasKeys(document.activeElement)

export const useBoardHasKeys = (): boolean => useSyncExternalStore(subscribe, read)
