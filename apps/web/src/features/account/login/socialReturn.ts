import { safeReturnPath } from '#platform/navigation/returnPath.ts'
import { keptStorage } from '#platform/storage/keptStorage.ts'

const STATE = 'social_state'
const RETURN = 'social_return'

const storage = keptStorage(() => window.sessionStorage)

/** Kept in this tab only while the visitor is away at the provider: random text and a path, nothing personal. */
export function rememberSocialStart(state: string, returnTo: string | null): void {
  storage.setItem(STATE, state)
  if (returnTo === null) storage.removeItem(RETURN)
  else storage.setItem(RETURN, returnTo)
}

/** Read once: a state that was used can't be used again. */
export function takeSocialStart(): { state: string | null; returnTo: string | null } {
  const state = storage.getItem(STATE)
  const returnTo = safeReturnPath(storage.getItem(RETURN))
  storage.removeItem(STATE)
  storage.removeItem(RETURN)
  return { state, returnTo }
}
