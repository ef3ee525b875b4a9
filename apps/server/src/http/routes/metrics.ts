import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** In Prometheus' form, for whoever can reach this port: switch it on behind a proxy that hides it. */
export function metrics(app: FastifyInstance): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: 'pandok_http_request_seconds',
    help: 'Time to answer, by route, action and outcome',
    labelNames: ['route', 'action', 'status', 'code'] as const,
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: [register],
  })
  app.addHook('onResponse', ({ routeOptions, action, failure }, { statusCode, elapsedTime }, done) => {
    const labels = { route: routeOptions.url ?? '', action, status: statusCode, code: failure }
    durations.observe(labels, elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  )
}
