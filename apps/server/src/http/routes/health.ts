import type { FastifyInstance } from 'fastify'
import type { HttpOptions } from '../HttpOptions.ts'

/** Every load balancer asks every few seconds, so the state of the database is cached. */
const REMEMBERED_MS = 1000

const REASONS = { away: 'database', full: 'storage' } as const

export function health(
  app: FastifyInstance,
  { database, backupState }: Pick<HttpOptions, 'database' | 'backupState'>,
  isClosing: () => boolean,
): void {
  let askedAt = Number.NEGATIVE_INFINITY
  let answer: ReturnType<typeof database.look> = Promise.resolve(null)
  const look = () => {
    if (performance.now() - askedAt > REMEMBERED_MS) {
      askedAt = performance.now()
      answer = database.look()
    }
    return answer
  }

  /** A server without its backup still works, so this doesn't take it out of a load balancer. */
  const backup = () => (backupState?.().hasFailed ? { backup: 'failed' } : {})

  app.get('/api/health/live', async () => ({ status: 'live' }))
  app.get('/api/health/ready', async (_request, reply) => {
    if (isClosing()) return reply.code(503).send({ status: 'closing' })
    const trouble = await look()
    if (trouble === null) return { status: 'ready', ...backup() }
    return reply.code(503).send({ status: 'unavailable', reason: REASONS[trouble] })
  })
}
