import { isDesktop } from '#platform/desktop/isDesktop.ts'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { acrossTabs, inThisTab } from '../platform/storage/mutex.ts'
import { createRpc, type Rpc } from './createRpc.ts'
import { createWire } from './createWire.ts'
import { goToLogin } from './goToLogin.ts'
import { type Tokens, temporaryTokens, tokensOf } from './TokenStore.ts'

const wire = createWire({
  fetch: (path, init) => window.fetch(path, init),
  locale: () => sessionStore.read().currentLocale,
  isOnline: () => navigator.onLine,
})

const line = createRpc({
  wire,
  tokens: tokensOf(sessionStore),
  mutex: acrossTabs('pandok-refresh'),
  onSessionEnd: goToLogin,
})

export const rpc: Rpc = isDesktop() ? keptLine() : line

/** The Windows program answers from local data if the server can't be reached. */
function keptLine(): Rpc {
  const opened = import('#offline/startOffline.ts').then(({ startOffline }) => startOffline(line))
  return {
    call: async (...given) => (await opened).call(...given),
    validate: async () => (await opened).validate(),
  }
}

/** Tells the server that a session has ended. The page has already cleared it, so nothing waits for this. */
export function endSession(tokens: Tokens): void {
  if (tokens.authToken === null) return
  const line = createRpc({
    wire,
    tokens: temporaryTokens(tokens),
    mutex: inThisTab(),
    onSessionEnd: () => {},
  })
  line.call('user-logout', {}, { keepalive: true }).catch(() => {
    // If the server can't be reached, the refresh token expires by itself.
  })
}
