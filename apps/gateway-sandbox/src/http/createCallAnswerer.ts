import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppliedFaults } from '#faults/createFaults.ts'
import type { CallContext, Fields } from '#gateway/CallContext.ts'
import { IDEMPOTENCY_KEY_KEPT_MS, IDEMPOTENCY_KEY_MAX_LENGTH } from '#gateway/limits.ts'
import type { Gateway } from '#gateway/openGateway.ts'
import { languageOf, type Outcome, refusal } from '#gateway/refusal.ts'
import { authenticate } from './authenticate.ts'
import type { CallLog } from './CallLog.ts'
import { sendAnswer } from './sendAnswer.ts'

export type Operation = (
  context: CallContext,
  fields: Fields,
  parameters: Readonly<Record<string, string>>,
) => Outcome

export interface Line {
  readonly gateway: Gateway
  readonly calls: CallLog
  readonly secretKey: string
  readonly origin: () => string
}

type Answer = Pick<Outcome, 'status' | 'body'> & { readonly isReplay: boolean }

/**
 * Answers a call in this order: faults before the operation, key, idempotency, the operation, its record on the disk,
 * faults after the operation.
 */
export function createCallAnswerer(
  line: Line,
): (request: FastifyRequest, reply: FastifyReply, operation: Operation) => Promise<FastifyReply> {
  const { gateway, calls } = line
  /** Scopes of idempotency keys whose first request has not been answered yet. */
  const running = new Set<string>()

  return async (request, reply, operation) => {
    const path = pathOf(request)
    const applied = gateway.faults.ofCall(request.method, path)
    if (applied.has('drop-before')) {
      record(request, path, applied, { status: 0, body: '', isReplay: false })
      return sendAnswer(reply, { status: 0, body: '' }, applied, '')
    }
    const answer = await decide(request, path, operation, applied)
    await gateway.durable()
    record(request, path, applied, answer)
    return sendAnswer(reply, answer, applied, randomUUID())
  }

  async function decide(
    request: FastifyRequest,
    path: string,
    operation: Operation,
    applied: AppliedFaults,
  ): Promise<Answer> {
    const language = languageOf(request.headers['accept-language'])
    const problem = authenticate(request.headers.authorization, line.secretKey)
    if (problem !== undefined) return fresh(refusal(problem, language))
    const key = idempotencyKeyOf(request)
    if (key === null) return fresh(await perform(request, path, operation, applied, null))
    if (key.length > IDEMPOTENCY_KEY_MAX_LENGTH) return fresh(refusal('INVALID_IDEMPOTENCY_KEY', language))

    // The scope doesn't include the body, because another body with the same key gets the first answer.
    const scope = `${request.method} ${request.url} ${key}`
    const kept = gateway.state.answers.get(scope)
    if (kept && gateway.now() - kept.answeredAt <= IDEMPOTENCY_KEY_KEPT_MS) return { ...kept, isReplay: true }
    if (running.has(scope)) return fresh(refusal('IDEMPOTENT_REQUEST_PROCESSING', language))
    running.add(scope)
    try {
      return fresh(await perform(request, path, operation, applied, scope))
    } finally {
      running.delete(scope)
    }
  }

  async function perform(
    request: FastifyRequest,
    path: string,
    operation: Operation,
    applied: AppliedFaults,
    scope: string | null,
  ): Promise<Outcome> {
    const delay = applied.get('delay')
    if (delay) await gateway.faults.hold(delay)
    gateway.sweep()
    const outcome = decideOutcome(request, operation, applied)
    const { status, body } = outcome
    // Refusals are stored as well. A failure of the gateway itself isn't, so that a call with the same key is
    // executed again.
    const isKept = scope !== null && status < 500 && status !== 409
    gateway.commit(
      isKept
        ? [...outcome.changes, { kind: 'answer', answer: { scope, status, body, answeredAt: gateway.now() } }]
        : outcome.changes,
      path,
    )
    return outcome
  }

  function decideOutcome(request: FastifyRequest, operation: Operation, applied: AppliedFaults): Outcome {
    const language = languageOf(request.headers['accept-language'])
    const testCode = request.headers['tosspayments-test-code']
    if (typeof testCode === 'string' && testCode !== '') return refusal(testCode, language)
    const refuse = applied.get('refuse')
    if (refuse?.code !== undefined) return refusal(refuse.code, language, { status: refuse.status })
    const fields = readFields(request.body)
    if (fields === undefined) return refusal('INVALID_REQUEST', language)
    const context: CallContext = { state: gateway.state, now: gateway.now(), origin: line.origin(), language }
    return operation(context, fields, request.params as Record<string, string>)
  }

  function record(
    request: FastifyRequest,
    path: string,
    applied: AppliedFaults,
    { status, isReplay }: Answer,
  ): void {
    calls.add({
      at: new Date(gateway.now()).toISOString(),
      method: request.method,
      path,
      idempotencyKey: idempotencyKeyOf(request),
      status,
      isReplay,
      faults: [...applied.keys()],
    })
  }
}

const fresh = ({ status, body }: Outcome): Answer => ({ status, body, isReplay: false })

function idempotencyKeyOf({ method, headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  return method === 'POST' && typeof key === 'string' && key !== '' ? key : null
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? url
}

function readFields(body: unknown): Fields | undefined {
  if (body === undefined || body === '') return {}
  try {
    const value: unknown = JSON.parse(String(body))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Fields)
      : undefined
  } catch {
    return undefined
  }
}
