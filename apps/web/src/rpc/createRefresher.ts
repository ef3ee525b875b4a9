import { fieldsOf } from '@pandok/domain'
import type { Mutex } from '../platform/storage/mutex.ts'
import type { Wire } from './createWire.ts'
import { isConnectionFailure, RpcError } from './RpcError.ts'
import type { TokenStore } from './TokenStore.ts'

const ATTEMPTS = 3
const PAUSES_MS = [400, 1200]

export interface RefresherParts {
  wire: Wire
  tokens: TokenStore
  mutex: Mutex
  pause?: (ms: number) => Promise<void>
}

/**
 * Resolves with true if there is a token newer than the refused one. False means that the session has ended
 * and the tokens were cleared, because the server refused the refresh or failed three times. It throws if the
 * server can't be reached, because only an answer of the server may log somebody out.
 */
export type Refresher = (refused: string) => Promise<boolean>

export function createRefresher({ wire, tokens, mutex, pause = sleep }: RefresherParts): Refresher {
  return (refused) =>
    mutex(async () => {
      const { authToken, refreshToken } = tokens.read()
      // Another tab refreshed or logged out while this one was waiting.
      if (authToken !== refused) return authToken !== null
      if (refreshToken === null) return end()
      for (let attempt = 1; ; attempt += 1) {
        const outcome = await attemptRefresh(refreshToken)
        if (outcome === 'done') return true
        if (outcome === 'refused') return end()
        if (attempt === ATTEMPTS) {
          if (isConnectionFailure(outcome)) throw outcome
          return end()
        }
        await pause(PAUSES_MS[attempt - 1] ?? 0)
      }
    })

  function end(): false {
    tokens.clear()
    return false
  }

  async function attemptRefresh(refreshToken: string): Promise<'done' | 'refused' | RpcError> {
    try {
      const answer = await wire.ask('/api/token/refresh', { method: 'POST', bearer: refreshToken })
      const { authToken, refreshToken: next } = fieldsOf(answer)
      if (typeof authToken !== 'string') return 'refused'
      tokens.write({
        authToken,
        refreshToken: typeof next === 'string' ? next : refreshToken,
      })
      return 'done'
    } catch (error) {
      if (!(error instanceof RpcError) || error.code === 'OFFLINE') throw error
      return isConnectionFailure(error) || error.status === 429 || error.status >= 500 ? error : 'refused'
    }
  }
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
