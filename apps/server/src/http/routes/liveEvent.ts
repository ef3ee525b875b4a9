import { Readable } from 'node:stream'
import { isRecord } from '@pandok/domain'
import { BODY_MAX_BYTES, FILE_BODY_MAX_BYTES } from '@pandok/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '#rpc/Actor.ts'
import { dispatch } from '#rpc/dispatch.ts'
import { bearerOf } from '../bearerOf.ts'
import { createCallQueues } from '../createCallQueues.ts'
import { createEventReader } from '../createEventReader.ts'
import { createMemberQueues } from '../createMemberQueues.ts'
import { createUnsentAnswers, type Recipient } from '../createUnsentAnswers.ts'
import type { WorkCounter } from '../createWorkCounter.ts'
import type { HttpOptions } from '../HttpOptions.ts'
import { CALLS, LARGE_BODIES, WHOLE_LISTS } from '../queueLimits.ts'
import { readBody } from '../readBody.ts'
import { requestFacts } from '../requestFacts.ts'
import { missingOrWrong, unfitBody } from '../unfitBody.ts'

/** The route of all actions. */
export function liveEvent(
  app: FastifyInstance,
  {
    config,
    implementations,
    services,
    envelopes,
    largeBodies = createMemberQueues(LARGE_BODIES),
    calls = createMemberQueues(CALLS),
    wholeLists = createMemberQueues(WHOLE_LISTS),
    unsentAnswers = createUnsentAnswers(),
  }: HttpOptions,
  { track }: WorkCounter,
): void {
  // The handler itself reads the body, because only there it is certain that its turn is given back.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', (_request, stream, done) => done(null, stream))
  const readEvent = createEventReader({ config, implementations, envelopes })
  const runQueued = createCallQueues({ calls, wholeLists })

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

  async function call(request: FastifyRequest, body: Buffer): Promise<Answered> {
    const event = await readEvent(body, request)
    if (!isRecord(event)) throw unfitBody([{ path: '', problem: 'type' }])
    const { method, param } = event
    if (typeof method !== 'string') throw unfitBody([{ path: 'method', problem: missingOrWrong(method) }])
    if (Object.hasOwn(implementations, method)) request.action = method
    const facts = requestFacts(request)
    let by: Recipient = facts
    const caller = {
      token: bearerOf(request.headers.authorization),
      request: facts,
      onAdmitted: (actor: Actor | null) => {
        if (actor) by = actor
        unsentAnswers.mustHaveRoom(by)
      },
      runQueued,
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
    // All of many simultaneous calls could be admitted before the first was answered.
    unsentAnswers.mustHaveRoom(by)
    unsentAnswers.count(by, answer.length, reply.raw)
    return reply.type(JSON_TYPE).send(answer)
  })
}

interface Answered {
  result: unknown
  by: Recipient
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** Returns infinity for a chunked body. */
function declaredBytes({ headers }: FastifyRequest): number {
  const length = headers['content-length']
  return length === undefined ? Number.POSITIVE_INFINITY : Number(length)
}
