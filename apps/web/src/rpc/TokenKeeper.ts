import type { SessionStore } from '#platform/session/sessionStore.ts'

export interface Tokens {
  authToken: string | null
  refreshToken: string | null
}

/** Where tokens are kept. Reading is always fresh: other tabs write too. */
export interface TokenKeeper {
  read(): Tokens
  write(tokens: { authToken: string; refreshToken: string }): void
  clear(): void
}

export const tokensOf = (store: SessionStore): TokenKeeper => ({
  read: () => store.reread(),
  write: (tokens) => store.write(tokens),
  clear: () => store.clear(),
})

/** For work that goes on after the page has forgotten its person. */
export function tokensInHand(tokens: Tokens): TokenKeeper {
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
