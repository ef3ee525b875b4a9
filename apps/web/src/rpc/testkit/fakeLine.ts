import { toBase64 } from '@pandok/protocol/envelope'
import { ERRORS, type ErrorCode, LITERAL_MESSAGES } from '@pandok/protocol/errors'
import { createSessionStore, type SessionStore } from '#platform/session/sessionStore.ts'
import { type BrowserStorage, memoryStorage } from '#platform/storage/browserStorage.ts'
import { inThisTab, type Mutex } from '#platform/storage/mutex.ts'
import { createRpc, type Rpc } from '../createRpc.ts'
import { createWire } from '../createWire.ts'
import type { RpcError } from '../RpcError.ts'
import { tokensOf } from '../TokenStore.ts'

export interface Request {
  path: string
  bearer: string
  headers: Headers
  body: { data?: { encryptedKey: string; iv: string } } | undefined
}

type Answer = Response | 'no network'
export type Server = (request: Request) => Answer | Promise<Answer>

export const ok = (body: unknown) => Response.json(body)

export const failure = (code: ErrorCode, extra: { headers?: Record<string, string> } = {}) => {
  const message = code in LITERAL_MESSAGES ? LITERAL_MESSAGES[code as keyof typeof LITERAL_MESSAGES] : code
  return Response.json({ code, message }, { status: ERRORS[code].status, ...extra })
}

let pem: Promise<string> | undefined

/** Returns a real public key, because encryption isn't faked. */
function publicKey(): Promise<string> {
  pem ??= (async () => {
    const pair = await crypto.subtle.generateKey(
      { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
      true,
      ['encrypt', 'decrypt'],
    )
    const spki = new Uint8Array(await crypto.subtle.exportKey('spki', pair.publicKey))
    return `-----BEGIN PUBLIC KEY-----\n${toBase64(spki)}\n-----END PUBLIC KEY-----`
  })()
  return pem
}

export interface Tab {
  rpc: Rpc
  store: SessionStore
  /** The errors with which the page was redirected to the log-in. */
  ends: RpcError[]
  pauses: number[]
}

export interface Browser {
  storage: BrowserStorage
  mutex: Mutex
  requests: Request[]
  openTab(): Tab
  /** Returns how often a path was requested. */
  count(path: string): number
  clock: { ms: number }
  network: { isOnline: boolean }
}

/** Tabs of one browser share storage, the mutex and the network, and nothing else. */
export function fakeBrowser(server: Server): Browser {
  const storage = memoryStorage()
  const mutex = inThisTab()
  const requests: Request[] = []
  const clock = { ms: 1_700_000_000_000 }
  const network = { isOnline: true }

  async function fetch(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    const bearer = (headers.get('authorization') ?? '').replace(/^Bearer ?/u, '')
    const body = init.body === undefined ? undefined : JSON.parse(String(init.body))
    const request = { path, bearer, headers, body }
    requests.push(request)
    const answer =
      path === '/api/public-key'
        ? ok({ publicKey: await publicKey(), timestamp: clock.ms })
        : await server(request)
    if (answer === 'no network') throw new TypeError('Failed to fetch')
    return answer
  }

  return {
    storage,
    mutex,
    requests,
    clock,
    network,
    count: (path) => requests.filter((request) => request.path === path).length,
    openTab() {
      const store = createSessionStore(storage)
      const ends: RpcError[] = []
      const pauses: number[] = []
      const rpc = createRpc({
        wire: createWire({ fetch, locale: () => 'en', isOnline: () => network.isOnline }),
        tokens: tokensOf(store),
        mutex,
        onSessionEnd: (reason) => ends.push(reason),
        now: () => clock.ms,
        pause: async (ms) => void pauses.push(ms),
      })
      return { rpc, store, ends, pauses }
    },
  }
}
