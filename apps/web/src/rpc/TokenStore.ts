import type { SessionStore } from '#platform/session/sessionStore.ts'

export interface Tokens {
  authToken: string | null
  refreshToken: string | null
}

/** Where tokens are stored. Reads are always fresh, because other tabs write, too. */
export interface TokenStore {
  read(): Tokens
  write(tokens: { authToken: string; refreshToken: string }): void
  clear(): void
}

export const tokensOf = (store: SessionStore): TokenStore => ({
  read: () => store.reread(),
  write: (tokens) => store.write(tokens),
  clear: () => store.clear(),
})

/** For calls that continue after the session was cleared. */
export function temporaryTokens(tokens: Tokens): TokenStore {
  let held = tokens
  return {
    read: () => held,
    write(next) {
      held = next
    },
    clear() {
      held = { authToken: null, refreshToken: null }
    },
  }
}
