import { gatewayCodeClass } from '@pandok/domain'
import type { Log } from '#log/Log.ts'
import { readBounded } from '#security/readBounded.ts'
import { readRefusal } from './readTossBody.ts'

interface TossLineOptions {
  baseUrl: string
  secretKey: string
  fetch?: typeof globalThis.fetch
  timeoutMs: number
  log?: Pick<Log, 'info' | 'warn' | 'error'>
}

interface TossCall {
  /** The name for the log, because paths contain keys. */
  name: string
  method?: 'GET' | 'POST' | 'DELETE'
  path: string
  /** The idempotency key. */
  key?: string
  body?: Readonly<Record<string, string | number | undefined>>
}

/** The body of the answer, an error code, or null if it is unknown whether the request was carried out. */
export type TossReply = { body: unknown } | { code: string } | null

/** A complete payment has a few kilobytes. */
const LARGEST_ANSWER_BYTES = 1024 * 1024

/** Makes one call over the network: it is sent once, and any failure means that the outcome is unknown. */
export function createTossLine(options: TossLineOptions): (call: TossCall) => Promise<TossReply> {
  const { baseUrl, secretKey, timeoutMs, log } = options
  const send = options.fetch ?? globalThis.fetch
  // The colon stands for an empty password and is required.
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`

  return async ({ name, method = 'POST', path, key, body }) => {
    const startedAt = performance.now()
    const facts = (more: object) => ({ call: name, ms: Math.round(performance.now() - startedAt), ...more })
    const controller = new AbortController()
    const timer = setTimeout(() => controller.abort(new Error('The gateway is silent.')), timeoutMs)
    try {
      const response = await send(`${baseUrl}${path}`, {
        method,
        headers: {
          authorization,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
        // A redirected answer is not trustworthy, and the secret key must not be sent elsewhere.
        redirect: 'error',
        signal: controller.signal,
      })
      const reply = replyOf(await readText(response, controller.signal), response.ok)
      const trace = response.headers.get('x-tosspayments-trace-id')
      const outcome = reply === null ? 'unreadable' : 'code' in reply ? reply.code : 'done'
      log?.[levelOf(reply)](facts({ status: response.status, outcome, trace }), 'payment gateway')
      return reply
    } catch (error) {
      log?.warn(facts({ outcome: 'no answer', err: error }), 'payment gateway')
      return null
    } finally {
      clearTimeout(timer)
    }
  }
}

/** The status only decides whether an empty body is a success, which is the answer to a deleted key. */
function replyOf(text: string, isOk: boolean): TossReply {
  if (text.trim() === '') return isOk ? { body: null } : null
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return null
  }
  const code = readRefusal(body)
  return code === null ? { body } : { code }
}

/** An operator has to correct our keys and requests, while refused cards are normal. */
function levelOf(reply: TossReply): 'info' | 'warn' | 'error' {
  if (reply === null) return 'warn'
  if (!('code' in reply)) return 'info'
  const kind = gatewayCodeClass(reply.code)
  if (kind === 'configuration' || kind === 'request') return 'error'
  return kind === 'transient' ? 'warn' : 'info'
}

async function readText(response: Response, signal: AbortSignal): Promise<string> {
  const bytes = await readBounded(response, LARGEST_ANSWER_BYTES, signal)
  if (bytes === null) throw new Error('The answer is too large.')
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}
