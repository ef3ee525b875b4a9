import { type Envelope, TIME_HEADER } from '@pandok/protocol/envelope'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ActionError, type FieldProblem } from '#rpc/ActionError.ts'
import { dispatch, VISITOR_BODY_MAX_BYTES } from '#rpc/dispatch.ts'
import { bearerOf } from '../bearerOf.ts'
import type { WorkCounter } from '../createWorkCounter.ts'
import type { HttpOptions } from '../HttpOptions.ts'
import { parseJson } from '../parseJson.ts'
import { readBody } from '../readBody.ts'
import { requestFacts } from '../requestFacts.ts'

const BODY_MAX_BYTES = 8 * 1024 * 1024

interface Body {
  value: unknown
  bytes: number
}

/** The one line that carries every action. */
export function liveEvent(
  app: FastifyInstance,
  { config, implementations, services, envelopes }: HttpOptions,
  { track }: WorkCounter,
): void {
  app.addContentTypeParser(
    'application/json',
    async (request: FastifyRequest, stream: NodeJS.ReadableStream) => {
      const bytes = await readBody(
        stream as Parameters<typeof readBody>[0],
        await maxBytesFor(request),
        declaredBytes(request),
      )
      return { value: parseJson(bytes), bytes: bytes.length } satisfies Body
    },
  )

  /** Only members send much, so a large body is not even kept unless its token is good. */
  async function maxBytesFor(request: FastifyRequest): Promise<number> {
    const declared = declaredBytes(request)
    if (declared <= VISITOR_BODY_MAX_BYTES) return VISITOR_BODY_MAX_BYTES
    const token = bearerOf(request.headers.authorization)
    if (token === '') return VISITOR_BODY_MAX_BYTES
    const isKnown = services.sessions.authenticate(token).then(() => true)
    if (Number.isFinite(declared)) return (await isKnown) ? BODY_MAX_BYTES : 0
    // Without a length it may well be a small call that any visitor may make.
    return (await isKnown.catch(() => false)) ? BODY_MAX_BYTES : VISITOR_BODY_MAX_BYTES
  }

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

  app.post<{ Body: Body | undefined }>('/api/live-event', async (request, reply) => {
    const { body } = request
    const token = bearerOf(request.headers.authorization)
    const data = isObject(body?.value) ? body.value['data'] : undefined
    const event = parseJson(await openBody(data, request, token))
    if (!isObject(event)) throw unfit([{ path: '', problem: 'type' }])
    const { method, param } = event
    if (typeof method !== 'string') throw unfit([{ path: 'method', problem: problemWith(method) }])
    if (Object.hasOwn(implementations, method)) request.action = method
    const call = { method, param, bodyBytes: body?.bytes ?? 0 }
    const caller = { token, request: requestFacts(request) }
    const result = await track(dispatch(implementations, services, call, caller))
    return reply.type(JSON_TYPE).send(`{"data":${JSON.stringify(result)}}`)
  })
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** Infinite for a body that comes in pieces without saying how many. */
function declaredBytes({ headers }: FastifyRequest): number {
  const length = headers['content-length']
  return length === undefined ? Number.POSITIVE_INFINITY : Number(length)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** By hand: this is the way of every call. */
function asEnvelope(data: unknown): Envelope {
  if (!isObject(data)) throw unfit([{ path: 'data', problem: problemWith(data) }])
  const { encryptedData, encryptedKey, iv } = data
  if (typeof encryptedData === 'string' && typeof encryptedKey === 'string' && typeof iv === 'string') {
    return { encryptedData, encryptedKey, iv }
  }
  const fields = Object.entries({ encryptedData, encryptedKey, iv }).filter(
    ([, value]) => typeof value !== 'string',
  )
  throw unfit(fields.map(([name, value]) => ({ path: `data.${name}`, problem: problemWith(value) })))
}

const problemWith = (value: unknown) => (value === undefined ? 'required' : 'type')
const unfit = (fields: FieldProblem[]) => new ActionError('BAD_REQUEST', { fields })
