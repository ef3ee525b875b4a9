import type { FastifyReply } from 'fastify'
import type { AppliedFaults } from '#faults/createFaults.ts'
import { refusal } from '#gateway/refusal.ts'

interface Answer {
  readonly status: number
  readonly body: string
}

/** Sends the answer, changed or suppressed by the simulated faults. */
export function sendAnswer(
  reply: FastifyReply,
  answer: Answer,
  applied: AppliedFaults,
  traceId: string,
): FastifyReply {
  if (applied.has('drop-before') || applied.has('drop-after')) {
    reply.hijack()
    reply.raw.socket?.resetAndDestroy()
    return reply
  }
  const { status, body } = applied.has('http-500-after')
    ? refusal('FAILED_INTERNAL_SYSTEM_PROCESSING')
    : answer
  const bytes = Buffer.from(body, 'utf8')
  const headers = {
    'content-type': 'application/json;charset=UTF-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-tosspayments-trace-id': traceId,
  }
  if (applied.has('truncate-body')) {
    reply.hijack()
    reply.raw.writeHead(status, { ...headers, 'content-length': String(bytes.length) })
    reply.raw.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => reply.raw.socket?.destroy())
    return reply
  }
  return reply.status(status).headers(headers).send(bytes)
}
