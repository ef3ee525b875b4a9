import { useEffect } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import { sessionStore } from '#platform/session/sessionStore.ts'

/** Blocks navigation while there are unsaved changes; for a closing tab the browser asks by itself. */
export function useLeaveWarning(isUnsaved: boolean): Blocker {
  useEffect(() => {
    if (!isUnsaved) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [isUnsaved])

  return useBlocker(({ currentLocation, nextLocation }) => {
    // After the session has ended, nothing can be saved, so there is nothing to ask.
    const isSignedIn = sessionStore.read().authToken !== null
    return isUnsaved && isSignedIn && currentLocation.pathname !== nextLocation.pathname
  })
}
