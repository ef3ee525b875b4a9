import type { FastifyInstance } from 'fastify'
import type { Log } from '#log/Log.ts'

/** Writes one line for each request with the route and the outcome, never with what was sent or by whom. */
export function logRequests(app: FastifyInstance, log: Log): void {
  if (!log.isLevelEnabled('info')) return
  app.addHook(
    'onResponse',
    ({ id, method, routeOptions, action, failure }, { statusCode, elapsedTime }, done) => {
      log.info({
        requestId: id,
        method,
        route: routeOptions.url ?? '',
        ...(action !== '' && { action }),
        status: statusCode,
        ms: Math.round(elapsedTime * 10) / 10,
        ...(failure !== '' && { code: failure }),
      })
      done()
    },
  )
}
