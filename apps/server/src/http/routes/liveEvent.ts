import { Readable } from 'node:stream'
import { isRecord } from '@pandok/domain'
import { BODY_MAX_BYTES, FILE_BODY_MAX_BYTES, type Method } from '@pandok/protocol'
import { type Envelope, TIME_HEADER } from '@pandok/protocol/envelope'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ActionError, type FieldProblem } from '#rpc/ActionError.ts'
import type { Actor } from '#rpc/Actor.ts'
import { createPacer } from '#rpc/createPacer.ts'
import { dispatch } from '#rpc/dispatch.ts'
import { createBoundedQueue } from '#security/createBoundedQueue.ts'
import { bearerOf } from '../bearerOf.ts'
import { createLargeBodies } from '../createLargeBodies.ts'
import { type Asker, createUnsentAnswers } from '../createUnsentAnswers.ts'
import type { WorkCounter } from '../createWorkCounter.ts'
import type { HttpOptions } from '../HttpOptions.ts'
import { parseJsonInSteps, SEALED_LIMITS } from '../parseJson.ts'
import { readBody } from '../readBody.ts'
import { requestFacts } from '../requestFacts.ts'

/** The route of all actions. */
export function liveEvent(
  app: FastifyInstance,
  {
    config,
    implementations,
    services,
    envelopes,
    largeBodies = createLargeBodies(),
    unsentAnswers = createUnsentAnswers(),
  }: HttpOptions,
  { track }: WorkCounter,
): void {
  // The handler itself reads the body, because only there it is certain that its turn is given back.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', (_request, stream, done) => done(null, stream))
  const opening = createBoundedQueue({ atOnce: 1, waiting: Number.POSITIVE_INFINITY, retryAfterSeconds: 1 })

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

  /** Only members send large bodies, so one is not even read without a valid token. */
  async function largeSender(request: FastifyRequest): Promise<Actor | null> {
    const declared = declaredBytes(request)
    const token = bearerOf(request.headers.authorization)
    if (declared <= BODY_MAX_BYTES || token === '') return null
    // Such a body is never accepted, so it need not wait for its turn to be refused.
    if (Number.isFinite(declared) && declared > FILE_BODY_MAX_BYTES) return null
    const sender = services.sessions.authenticate(token)
    // Without a length it may be a small call that any visitor may make.
    return Number.isFinite(declared) ? sender : sender.catch(() => null)
  }

  function checkSize(text: Buffer, bodyBytes: number, request: FastifyRequest): void {
    if (bodyBytes <= BODY_MAX_BYTES) return
    const method = METHOD_FIRST.exec(text.toString('latin1', 0, METHOD_WITHIN_BYTES))?.[1]
    if (method === undefined) throw unfit([{ path: 'method', problem: 'format' }])
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

  async function call(request: FastifyRequest, body: Buffer): Promise<Answered> {
    const isLarge = body.length > BODY_MAX_BYTES
    const event = await (isLarge ? opening.run(() => readEvent(body, request)) : readEvent(body, request))
    if (!isRecord(event)) throw unfit([{ path: '', problem: 'type' }])
    const { method, param } = event
    if (typeof method !== 'string') throw unfit([{ path: 'method', problem: problemWith(method) }])
    if (Object.hasOwn(implementations, method)) request.action = method
    const facts = requestFacts(request)
    let by: Asker = facts
    const caller = {
      token: bearerOf(request.headers.authorization),
      request: facts,
      onAdmitted: (actor: Actor | null) => {
        if (actor) by = actor
        unsentAnswers.mustHaveRoom(by)
      },
    }
    const result = await track(
      dispatch(implementations, services, { method, param, bodyBytes: body.length }, caller),
    )
    return { result, by }
  }

  async function receive(request: FastifyRequest, stream: Readable): Promise<Answered> {
    const sender = await largeSender(request)
    const declared = declaredBytes(request)
    if (sender === null) return call(request, await readBody(stream, BODY_MAX_BYTES, declared))
    return largeBodies.handle(sender.memberId, async (count) => {
      const body = await readBody(stream, FILE_BODY_MAX_BYTES, declared)
      count(body.length)
      return call(request, body)
    })
  }

  app.post<{ Body: Readable | undefined }>('/api/live-event', async (request, reply) => {
    const { result, by } = await receive(request, request.body ?? Readable.from([]))
    const answer = `{"data":${JSON.stringify(result)}}`
    // Of many calls at once all were admitted before the first was answered.
    unsentAnswers.mustHaveRoom(by)
    unsentAnswers.count(by, answer.length, reply.raw)
    return reply.type(JSON_TYPE).send(answer)
  })
}

interface Answered {
  result: unknown
  by: Asker
}

/** For a large body the limit has to be known before its content is parsed, so the method must come first. */
const METHOD_FIRST = /^\s*\{\s*"method"\s*:\s*"([\w-]{1,64})"/
const METHOD_WITHIN_BYTES = 200

const noPause = () => Promise.resolve()

const JSON_TYPE = 'application/json; charset=utf-8'

/** Returns infinity for a chunked body. */
function declaredBytes({ headers }: FastifyRequest): number {
  const length = headers['content-length']
  return length === undefined ? Number.POSITIVE_INFINITY : Number(length)
}

/** The envelope is checked by hand, because every call passes here. */
function asEnvelope(data: unknown): Envelope {
  if (!isRecord(data)) throw unfit([{ path: 'data', problem: problemWith(data) }])
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
