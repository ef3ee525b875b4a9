import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { ActionError } from '#rpc/ActionError.ts'
import { bearerOf } from '../bearerOf.ts'
import type { HttpOptions } from '../HttpOptions.ts'
import { isLocalCaller } from '../isLocalCaller.ts'
import type { SecurityHeaders } from '../securityHeaders.ts'

/** Returns metrics in the format of Prometheus, to callers of this computer and to those with the token. */
export function metrics(
  app: FastifyInstance,
  { metricsToken, trustProxy }: HttpOptions['config'],
  headers: SecurityHeaders,
  backupState: HttpOptions['backupState'],
): void {
  const mayRead = (request: FastifyRequest) =>
    (metricsToken !== null && isSame(bearerOf(request.headers.authorization), metricsToken)) ||
    isLocalCaller(request, trustProxy !== false)
  const register = new Registry()
  collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: 'pandok_http_request_seconds',
    help: 'Time to answer, by route, action and outcome',
    labelNames: ['route', 'action', 'status', 'code'] as const,
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: [register],
  })
  if (backupState !== null) observeBackups(register, backupState)
  app.addHook('onResponse', ({ routeOptions, action, failure }, { statusCode, elapsedTime }, done) => {
    const labels = { route: routeOptions.url ?? '', action, status: statusCode, code: failure }
    durations.observe(labels, elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) throw new ActionError('UNAUTHORIZED')
    return reply
      .headers(headers.api)
      .type(register.contentType)
      .send(await register.metrics())
  })
}

/** The comparison takes the same time wherever they differ, and whatever their lengths. */
const isSame = (given: string, expected: string): boolean =>
  timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', expected, 'buffer'))

function observeBackups(register: Registry, state: NonNullable<HttpOptions['backupState']>): void {
  new Gauge({
    name: 'pandok_backup_last_success_timestamp_seconds',
    help: 'When the newest daily backup was taken; 0 while there is none',
    registers: [register],
    collect() {
      this.set((state().lastAt?.getTime() ?? 0) / 1000)
    },
  })
  new Gauge({
    name: 'pandok_backup_failed',
    help: '1 while the last try of the daily backup failed',
    registers: [register],
    collect() {
      this.set(state().hasFailed ? 1 : 0)
    },
  })
}
