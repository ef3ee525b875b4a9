import { safeReturnPath } from '#platform/navigation/returnPath.ts'
import { browserStorage } from '#platform/storage/browserStorage.ts'

const STATE = 'social_state'
const RETURN = 'social_return'

const storage = browserStorage(() => window.sessionStorage)

/** Kept in this tab only while the visitor is at the provider: a random text and a path, no personal data. */
export function rememberSocialStart(state: string, returnTo: string | null): void {
  storage.setItem(STATE, state)
  if (returnTo === null) storage.removeItem(RETURN)
  else storage.setItem(RETURN, returnTo)
}

/** The entry is removed when it is read, so that a state can't be used twice. */
export function takeSocialStart(): { state: string | null; returnTo: string | null } {
  const state = storage.getItem(STATE)
  const returnTo = safeReturnPath(storage.getItem(RETURN))
  storage.removeItem(STATE)
  storage.removeItem(RETURN)
  return { state, returnTo }
}
