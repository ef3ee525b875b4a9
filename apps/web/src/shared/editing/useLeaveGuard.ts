import { useEffect } from 'react'
import { type Blocker, type Location, useBlocker } from 'react-router'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { countUnsaved } from './unsavedWork.ts'

interface GuardedEditor {
  read(): { isDirty: boolean }
}

const hasSamePath = (from: Location, to: Location): boolean => from.pathname === to.pathname

/**
 * Asks before unsaved work is left: our dialog for navigation inside the program, the browser's for closing
 * the tab.
 */
export function useLeaveGuard(editor: GuardedEditor, isSamePlace = hasSamePath): Blocker {
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (editor.read().isDirty) event.preventDefault()
    }
    const stopCounting = countUnsaved(editor)
    window.addEventListener('beforeunload', hold)
    return () => {
      stopCounting()
      window.removeEventListener('beforeunload', hold)
    }
  }, [editor])

  return useBlocker(({ currentLocation, nextLocation }) => {
    // After the session has ended nothing can be saved; the draft waits for its member.
    const isSignedIn = sessionStore.read().authToken !== null
    // Read at the moment of leaving, so that work that was just saved or discarded doesn't ask.
    return editor.read().isDirty && isSignedIn && !isSamePlace(currentLocation, nextLocation)
  })
}
