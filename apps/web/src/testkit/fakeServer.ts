import type { ActionContract, ErrorBody, ParamOf, ResultOf } from '@pandok/protocol'
import { additionalData, type Envelope, fromBase64, TIME_HEADER, toBase64 } from '@pandok/protocol/envelope'
import { ERRORS } from '@pandok/protocol/errors'

type Refusal = Partial<ErrorBody> & Pick<ErrorBody, 'code'> & { retryAfterSeconds?: number }

export const refuse = (refusal: Refusal) => ({ refusal })

type Answer<C extends ActionContract> = ResultOf<C> | { refusal: Refusal }
type Handler = (param: never) => Promise<unknown> | unknown

export interface FakeServer {
  /** Answers an action. Its params and results are checked against the real contract. */
  on<C extends ActionContract>(
    contract: C,
    handler: (param: ParamOf<C>) => Promise<Answer<C>> | Answer<C>,
  ): void
  /** The calls in order, as the server has decrypted them. */
  calls: { method: string; param: unknown }[]
  /** Every request with its path, also for actions without an answer. */
  sent: { path: string; event: unknown }[]
  stop(): void
}

let pair: Promise<{ publicKey: CryptoKey; privateKey: CryptoKey }> | undefined

/** Replaces `fetch` with a server that decrypts real envelopes with a real key and knows the contracts. */
export function fakeServer(): FakeServer {
  pair ??= crypto.subtle.generateKey(
    { name: 'RSA-OAEP', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]), hash: 'SHA-256' },
    true,
    ['encrypt', 'decrypt'],
  )
  const keys = pair
  const handlers = new Map<string, { contract: ActionContract; handler: Handler }>()
  const calls: FakeServer['calls'] = []
  const sent: FakeServer['sent'] = []
  const realFetch = window.fetch

  window.fetch = async (input, init) => {
    const path = String(input)
    if (path === '/api/public-key') {
      const spki = await crypto.subtle.exportKey('spki', (await keys).publicKey)
      const publicKey = `-----BEGIN PUBLIC KEY-----\n${toBase64(new Uint8Array(spki))}\n-----END PUBLIC KEY-----`
      return Response.json({ publicKey, timestamp: Date.now() })
    }
    // The call is from a test that has ended.
    if (init?.signal?.aborted) return new Promise(() => {})
    if (path !== '/api/live-event') throw new Error(`Nothing answers ${path}.`)
    const event = await open((await keys).privateKey, init).catch(() => null)
    sent.push({ path, event })
    if (!event) return failure({ code: 'INVALID_PUBLIC_KEY' })
    return dispatch(event)
  }

  async function dispatch(event: { method: string; param: unknown }): Promise<Response> {
    const known = handlers.get(event.method)
    if (!known) return failure({ code: 'UNKNOWN_METHOD', message: `No handler for ${event.method}.` })
    const param = known.contract.param.parse(event.param)
    calls.push({ method: event.method, param })
    const answer = await known.handler(param as never)
    if (typeof answer === 'object' && answer !== null && 'refusal' in answer) {
      return failure(answer.refusal as Refusal)
    }
    return Response.json({ data: known.contract.result.parse(answer) })
  }

  return {
    on: (contract, handler) => void handlers.set(contract.method, { contract, handler: handler as Handler }),
    calls,
    sent,
    stop: () => {
      window.fetch = realFetch
    },
  }
}

function failure({ retryAfterSeconds, ...body }: Refusal): Response {
  const headers = retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }
  return Response.json({ message: body.code, ...body }, { status: ERRORS[body.code].status, headers })
}

async function open(privateKey: CryptoKey, init: RequestInit | undefined) {
  const headers = new Headers(init?.headers)
  const authToken = headers.get('authorization')?.replace(/^Bearer /u, '') ?? ''
  const { data } = JSON.parse(String(init?.body)) as { data: Envelope }
  const raw = await crypto.subtle.decrypt('RSA-OAEP', privateKey, fromBase64(data.encryptedKey))
  const key = await crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['decrypt'])
  const aad = new TextEncoder().encode(additionalData(headers.get(TIME_HEADER) ?? '', authToken))
  const algorithm = { name: 'AES-GCM', iv: fromBase64(data.iv), additionalData: aad }
  const json = await crypto.subtle.decrypt(algorithm, key, fromBase64(data.encryptedData))
  return JSON.parse(new TextDecoder().decode(json)) as { method: string; param: unknown }
}
