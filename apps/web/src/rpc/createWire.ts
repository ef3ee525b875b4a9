import type { Locale } from '@pandok/domain'
import { failureOf, localFailure } from './failureOf.ts'

export interface Wire {
  /** Resolves with the body of a successful answer; anything else throws an RpcError. */
  ask(path: string, request: WireRequest): Promise<unknown>
}

export interface WireRequest {
  method: 'GET' | 'POST'
  /** Empty for visitors. */
  bearer: string
  headers?: Record<string, string>
  body?: unknown
  signal?: AbortSignal | undefined
  /** Lets the request finish while the page is being left. */
  keepalive?: boolean
}

export interface WireEnvironment {
  fetch: (path: string, init: RequestInit) => Promise<Response>
  locale: () => Locale
  isOnline: () => boolean
}

export function createWire({ fetch, locale, isOnline }: WireEnvironment): Wire {
  return {
    async ask(path, request) {
      const response = await send(path, request)
      const body: unknown = await response.json().catch(() => undefined)
      if (!response.ok) throw failureOf(response, body)
      if (body === undefined) throw localFailure('BAD_ANSWER')
      return body
    },
  }

  async function send(path: string, { method, bearer, headers, body, signal, keepalive }: WireRequest) {
    try {
      return await fetch(path, {
        method,
        headers: {
          Authorization: `Bearer ${bearer}`,
          'Accept-Language': locale(),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        cache: 'no-store',
        credentials: 'same-origin',
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
        ...(keepalive ? { keepalive } : {}),
      })
    } catch (error) {
      if (signal?.aborted) throw error
      throw localFailure(isOnline() ? 'UNREACHABLE' : 'OFFLINE')
    }
  }
}
