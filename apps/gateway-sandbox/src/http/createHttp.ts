import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import type { Admin } from '#gateway/createAdmin.ts'
import { refusal } from '#gateway/refusal.ts'
import { adminRoutes } from './adminRoutes.ts'
import { apiRoutes } from './apiRoutes.ts'
import type { Line } from './createCallAnswerer.ts'
import { type WindowSettings, windowRoutes } from './windowRoutes.ts'

export interface Http {
  /** Opens the socket on this computer only and returns its address. */
  listen(port: number): Promise<string>
  close(): Promise<void>
}

export interface HttpParts {
  readonly line: Line
  readonly window: WindowSettings
  readonly admin: Admin
  readonly adminToken: string
}

const BODY_LIMIT_BYTES = 64 * 1024

export function createHttp({ line, window, admin, adminToken }: HttpParts): Http {
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: true,
    // The gateway's keys have up to 200 characters.
    routerOptions: { maxParamLength: 400 },
  })
  // Bodies are parsed by the routes, so that a body that isn't JSON gets the gateway's own refusal.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).type('application/json').send(refusal('NOT_FOUND').body),
  )
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    const code = (error.statusCode ?? 500) < 500 ? 'INVALID_REQUEST' : 'FAILED_INTERNAL_SYSTEM_PROCESSING'
    const { status, body } = refusal(code)
    return reply.status(status).type('application/json').send(body)
  })
  apiRoutes(app, line)
  windowRoutes(app, window)
  adminRoutes(app, admin, adminToken)
  app.get('/favicon.ico', (_, reply) => reply.status(204).send())

  return {
    async listen(port) {
      await app.listen({ host: '127.0.0.1', port })
      return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    },
    close: () => app.close(),
  }
}
