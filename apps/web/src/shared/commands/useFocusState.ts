import { useSyncExternalStore } from 'react'

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

/** A fact about the focused element, read again whenever the focus has moved. */
export const useFocusState = (read: () => boolean): boolean => useSyncExternalStore(subscribe, read)
