import { useSyncExternalStore } from 'react'
import { type Area, loginPathOf } from '#platform/navigation/area.ts'
import { navigation } from '#platform/navigation/navigation.ts'
import { EMPTY_SESSION, type SessionState } from '#platform/session/sessionState.ts'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { endSession } from '#rpc/rpc.ts'

export type { Area } from '#platform/navigation/area.ts'
export type { SessionState } from '#platform/session/sessionState.ts'

interface SignedIn {
  authToken: string
  refreshToken: string
  user: { name: string; email: string }
}

/**
 * During hydration every page starts with a visitor's session, because prerendered pages are the same for everybody.
 */
export const useSession = (): SessionState =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.read, () => EMPTY_SESSION)

/** Stores the session and lets the guard decide where to go: back to the requested page. */
export async function signIn(
  { authToken, refreshToken, user }: SignedIn,
  { remember }: { remember: boolean },
): Promise<void> {
  sessionStore.write({
    authToken,
    refreshToken,
    user_name: user.name,
    user_mail: user.email,
    useMemory: remember,
    // Cached data of the previous member must not be shown.
    panList: [],
    orderId: null,
  })
  await navigation.recheck()
}

/** Called after the member has changed their name. */
export function rememberUser(user: { name: string; email: string }): void {
  sessionStore.write({ user_name: user.name, user_mail: user.email })
}

export async function signOut(area: Area): Promise<void> {
  const { authToken, refreshToken } = sessionStore.reread()
  sessionStore.clear()
  endSession({ authToken, refreshToken })
  await navigation.depart(loginPathOf(area))
}
