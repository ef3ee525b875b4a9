import { fieldsOf } from '@pandok/domain'
import { sealEvent, TIME_HEADER } from '@pandok/protocol/envelope'
import type { Mutex } from '../platform/storage/mutex.ts'
import { createKeyring } from './createKeyring.ts'
import { createRefresher } from './createRefresher.ts'
import type { Wire } from './createWire.ts'
import { localFailure } from './failureOf.ts'
import { isSessionEnd, isTokenRefused, RpcError } from './RpcError.ts'
import type { TokenStore } from './TokenStore.ts'

export type Standing = 'visitor' | 'member' | 'admin'

export interface Rpc {
  call(method: string, param: unknown, options?: CallOptions): Promise<unknown>
  /** The present standing according to the server. Throws only if the server can't be reached. */
  validate(): Promise<Standing>
}

export interface CallOptions {
  signal?: AbortSignal
  keepalive?: boolean
}

export interface RpcParts {
  wire: Wire
  tokens: TokenStore
  mutex: Mutex
  /** Called when the server ended the session during a call; the tokens are already cleared. */
  onSessionEnd: (reason: RpcError) => void
  now?: () => number
  pause?: (ms: number) => Promise<void>
}

export function createRpc(parts: RpcParts): Rpc {
  const { wire, tokens, onSessionEnd, now = Date.now } = parts
  const bearer = () => tokens.read().authToken ?? ''
  const keyring = createKeyring(wire, bearer, now)
  const refresh = createRefresher(parts)

  async function call(method: string, param: unknown, options: CallOptions = {}): Promise<unknown> {
    let mayRenewKeys = true
    let mayRefresh = true
    const isMembers = bearer() !== ''
    for (;;) {
      const keys = await keyring.keys()
      const authToken = bearer()
      try {
        return await send(method, param, authToken, keys, options)
      } catch (error) {
        if (!(error instanceof RpcError)) throw error
        // The member logged out during the call and must not be redirected to the log-in page.
        if (isMembers && bearer() === '' && (isSessionEnd(error) || isTokenRefused(error))) throw error
        if (mayRenewKeys && (error.code === 'INVALID_PUBLIC_KEY' || error.code === 'STALE_REQUEST')) {
          mayRenewKeys = false
          keyring.discard(keys)
        } else if (mayRefresh && authToken !== '' && isTokenRefused(error)) {
          mayRefresh = false
          if (!(await refresh(authToken))) throw ended(error)
        } else if (authToken === '' && error.code === 'SESSION_REVOKED') {
          // A visitor has no session that could end: this is the answer to a log-in, whose form shows it.
          throw error
        } else if (isSessionEnd(error) || isTokenRefused(error)) {
          if (authToken === bearer()) tokens.clear()
          throw ended(error)
        } else throw error
      }
    }
  }

  function ended(reason: RpcError): RpcError {
    onSessionEnd(reason)
    return reason
  }

  async function send(
    method: string,
    param: unknown,
    authToken: string,
    keys: Awaited<ReturnType<typeof keyring.keys>>,
    options: CallOptions,
  ): Promise<unknown> {
    const { encryptedTime, data } = await sealEvent(
      keys.session,
      { method, param },
      { authToken, nowMs: now() + keys.clockOffsetMs },
    )
    const answer = await wire.ask('/api/live-event', {
      method: 'POST',
      bearer: authToken,
      headers: { [TIME_HEADER]: encryptedTime },
      body: { data },
      ...options,
    })
    if (typeof answer !== 'object' || answer === null || !('data' in answer)) throw localFailure('BAD_ANSWER')
    return answer.data
  }

  async function validate(): Promise<Standing> {
    for (let round = 1; round <= 2; round += 1) {
      const authToken = bearer()
      if (authToken === '') return 'visitor'
      const standing = await ask(authToken)
      if (standing !== 'refused') return standing
      if (round === 1 && !(await refresh(authToken))) return 'visitor'
    }
    tokens.clear()
    return 'visitor'
  }

  async function ask(authToken: string): Promise<Standing | 'refused'> {
    try {
      const answer = await wire.ask('/api/token/validate', { method: 'POST', bearer: authToken })
      const { isValid, role } = fieldsOf(answer)
      if (isValid !== true) return 'refused'
      return role === 'admin' ? 'admin' : 'member'
    } catch (error) {
      if (!(error instanceof RpcError)) throw error
      if (isTokenRefused(error)) return 'refused'
      if (!isSessionEnd(error)) throw error
      tokens.clear()
      return 'visitor'
    }
  }

  return { call, validate }
}
