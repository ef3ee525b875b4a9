import { isRecord } from '@pandok/domain'
import { BODY_MAX_BYTES } from '@pandok/protocol'
import type { Method } from '@pandok/protocol/contracts'
import { type Envelope, TIME_HEADER } from '@pandok/protocol/envelope'
import type { FastifyRequest } from 'fastify'
import { ActionError } from '#rpc/ActionError.ts'
import { createPacer } from '#rpc/createPacer.ts'
import { createBoundedQueue } from '#security/createBoundedQueue.ts'
import { bearerOf } from './bearerOf.ts'
import type { HttpOptions } from './HttpOptions.ts'
import { parseJsonInSteps, SEALED_LIMITS } from './parseJson.ts'
import { missingOrWrong, unfitBody } from './unfitBody.ts'

/** Returns what opens and parses the body of a call. */
export function createEventReader({
  config,
  implementations,
  envelopes,
}: Pick<HttpOptions, 'config' | 'implementations' | 'envelopes'>) {
  const large = createBoundedQueue({ atOnce: 1, waiting: Number.POSITIVE_INFINITY, retryAfterSeconds: 1 })

  async function openBody(data: unknown, request: FastifyRequest, authToken: string): Promise<Buffer> {
    const header = request.headers[TIME_HEADER]
    const encryptedTime = typeof header === 'string' ? header : ''
    if (typeof data === 'string') {
      if (!config.isPlainAllowed) throw new ActionError('ENCRYPTION_REQUIRED')
      await envelopes.checkPlainTime(encryptedTime)
      return Buffer.from(data)
    }
    return envelopes.open({ data: asEnvelope(data), encryptedTime, authToken, address: request.ip })
  }

  function checkSize(text: Buffer, bodyBytes: number, request: FastifyRequest): void {
    if (bodyBytes <= BODY_MAX_BYTES) return
    const method = METHOD_FIRST.exec(text.toString('latin1', 0, METHOD_WITHIN_BYTES))?.[1]
    if (method === undefined) throw unfitBody([{ path: 'method', problem: 'format' }])
    if (!Object.hasOwn(implementations, method)) throw new ActionError('UNKNOWN_METHOD')
    request.action = method
    if (bodyBytes > implementations[method as Method].contract.maxBytes)
      throw new ActionError('CONTENT_TOO_LARGE')
  }

  /** Opens and parses a body; with a large one, no step may block others for longer than necessary. */
  async function readEvent(body: Buffer, request: FastifyRequest): Promise<unknown> {
    const pause = body.length > BODY_MAX_BYTES ? createPacer() : noPause
    const sealed = await parseJsonInSteps(body, pause, SEALED_LIMITS)
    const token = bearerOf(request.headers.authorization)
    const text = await openBody(isRecord(sealed) ? sealed['data'] : undefined, request, token)
    checkSize(text, body.length, request)
    await pause()
    return parseJsonInSteps(text, pause)
  }

  return (body: Buffer, request: FastifyRequest): Promise<unknown> =>
    body.length > BODY_MAX_BYTES ? large.run(() => readEvent(body, request)) : readEvent(body, request)
}

/** For a large body the limit has to be known before its content is parsed, so the method must come first. */
const METHOD_FIRST = /^\s*\{\s*"method"\s*:\s*"([\w-]{1,64})"/
const METHOD_WITHIN_BYTES = 200

const noPause = () => Promise.resolve()

/** The envelope is checked by hand, because every call passes here. */
function asEnvelope(data: unknown): Envelope {
  if (!isRecord(data)) throw unfitBody([{ path: 'data', problem: missingOrWrong(data) }])
  const { encryptedData, encryptedKey, iv } = data
  if (typeof encryptedData === 'string' && typeof encryptedKey === 'string' && typeof iv === 'string') {
    return { encryptedData, encryptedKey, iv }
  }
  const fields = Object.entries({ encryptedData, encryptedKey, iv }).filter(
    ([, value]) => typeof value !== 'string',
  )
  throw unfitBody(fields.map(([name, value]) => ({ path: `data.${name}`, problem: missingOrWrong(value) })))
}
