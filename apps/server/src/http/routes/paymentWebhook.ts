import { createHash } from 'node:crypto'
import { isRecord } from '@pandok/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { followWebhook } from '#payment/followWebhook.ts'
import type { WorkCounter } from '../createWorkCounter.ts'
import type { HttpOptions } from '../HttpOptions.ts'
import { parseJson } from '../parseJson.ts'
import { readBody } from '../readBody.ts'
import { requestFacts } from '../requestFacts.ts'

const BODY_MAX_BYTES = 256 * 1024
const ID_HEADER = 'tosspayments-webhook-transmission-id'
const PRINTABLE = /^[\x21-\x7e]{1,200}$/

/**
 * The webhook of the gateway is not signed, so it can only trigger a look-up: only the order that it names is
 * stored, and the answer is always the same.
 */
export function paymentWebhook(
  app: FastifyInstance,
  { services, log }: HttpOptions,
  { track }: WorkCounter,
): void {
  const { gateway } = services
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', async (request: FastifyRequest, stream: NodeJS.ReadableStream) => {
    const declared = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
    return readBody(stream as Parameters<typeof readBody>[0], BODY_MAX_BYTES, declared)
  })

  app.post<{ Body: Buffer | undefined }>('/api/payment/webhook', async (request, reply) => {
    await services.limits.take('payment.webhook.address', requestFacts(request).address)
    const body = request.body ?? Buffer.alloc(0)
    const id = request.headers[ID_HEADER]
    const transmissionId =
      typeof id === 'string' && PRINTABLE.test(id) ? id : createHash('sha256').update(body).digest('hex')
    const hint = { transmissionId, orderId: orderIdIn(body) }
    const isNew = await services.repositories.webhooks.receive(hint, services.now())
    // It is answered at once; if the server dies now, or the gateway doesn't answer, a job continues.
    if (isNew && gateway) {
      track(followWebhook({ ...services, gateway }, hint)).then(
        (outcome) => {
          if (outcome === 'stranger') log.warn('the payment gateway tells of an order that nobody here made')
        },
        (error: unknown) => log.warn({ err: error }, 'payment webhook'),
      )
    }
    return reply.send({})
  })
}

/** Three formats are known, each with the payment in another place. */
function orderIdIn(body: Buffer): string | null {
  let message: unknown
  try {
    message = parseJson(body)
  } catch {
    return null
  }
  if (!isRecord(message)) return null
  for (const place of [message['data'], message['entityBody'], message]) {
    const orderId = isRecord(place) ? place['orderId'] : undefined
    if (typeof orderId === 'string' && PRINTABLE.test(orderId)) return orderId
  }
  return null
}
