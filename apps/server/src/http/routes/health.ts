import type { FastifyInstance } from 'fastify'
import type { HttpOptions } from '../HttpOptions.ts'

/** Asked by every load balancer every few seconds; the database need not be. */
const REMEMBERED_MS = 1000

export function health(app: FastifyInstance, { isReady }: HttpOptions, isClosing: () => boolean): void {
  let askedAt = Number.NEGATIVE_INFINITY
  let answer: Promise<boolean> = Promise.resolve(false)
  const isReadyNow = () => {
    if (performance.now() - askedAt > REMEMBERED_MS) {
      askedAt = performance.now()
      answer = isReady().catch(() => false)
    }
    return answer
  }

  app.get('/api/health/live', async () => ({ status: 'live' }))
  app.get('/api/health/ready', async (_request, reply) => {
    if (!isClosing() && (await isReadyNow())) return { status: 'ready' }
    return reply.code(503).send({ status: isClosing() ? 'closing' : 'unavailable' })
  })
}
