import { useEffect } from 'react'
import { type Blocker, type Location, useBlocker } from 'react-router'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { countUnsaved } from './unsavedWork.ts'

interface GuardedEditor {
  read(): { isDirty: boolean }
}

const hasSamePath = (from: Location, to: Location): boolean => from.pathname === to.pathname

/** Asks before unsaved work is left: a move inside the program by a question of ours, a closing tab by the browser's. */
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
    // Nothing can be saved after the session is over; the draft waits for its member.
    const isSignedIn = sessionStore.read().authToken !== null
    // Read at the very moment of leaving: what was just saved or discarded must not be asked about.
    return editor.read().isDirty && isSignedIn && !isSamePlace(currentLocation, nextLocation)
  })
}
