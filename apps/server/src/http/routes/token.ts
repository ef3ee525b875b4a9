import type { FastifyInstance } from 'fastify'
import { ActionError } from '#rpc/ActionError.ts'
import { bearerOf } from '../bearerOf.ts'
import type { HttpOptions } from '../HttpOptions.ts'
import { readBody } from '../readBody.ts'
import { requestFacts } from '../requestFacts.ts'

const BODY_MAX_BYTES = 64 * 1024

export function token(app: FastifyInstance, { services: { sessions, limits } }: HttpOptions): void {
  // Everything relevant is in the header; a body that a client's library adds is read and ignored.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', async (_request: unknown, stream: NodeJS.ReadableStream) => {
    await readBody(stream as Parameters<typeof readBody>[0], BODY_MAX_BYTES, 0)
  })

  app.post('/api/token/validate', async (request) => {
    await limits.take('call.address', requestFacts(request).address)
    try {
      const { role } = await sessions.authenticate(bearerOf(request.headers.authorization))
      return { isValid: true, role }
    } catch (error) {
      // Expired and revoked tokens were ours, so the client must react to them.
      if (error instanceof ActionError && error.code === 'TOKEN_INVALID')
        return { isValid: false, role: null }
      throw error
    }
  })

  app.post('/api/token/refresh', async (request) => {
    await limits.take('refresh.address', requestFacts(request).address)
    return sessions.refresh(bearerOf(request.headers.authorization))
  })
}
