import { useEffect } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import { sessionStore } from '#platform/session/sessionStore.ts'

/** Holds the page while something is unsaved: a blocked move is to be asked about, a closing tab asks by itself. */
export function useLeaveWarning(isUnsaved: boolean): Blocker {
  useEffect(() => {
    if (!isUnsaved) return
    const hold = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [isUnsaved])

  return useBlocker(({ currentLocation, nextLocation }) => {
    // Nothing can be saved after the session is over, so there is nothing to ask.
    const isSignedIn = sessionStore.read().authToken !== null
    return isUnsaved && isSignedIn && currentLocation.pathname !== nextLocation.pathname
  })
}
