import type { FastifyInstance } from 'fastify'
import type { HttpOptions } from '../HttpOptions.ts'

export function publicKey(app: FastifyInstance, { keys, services }: HttpOptions): void {
  app.get('/api/public-key', async () => ({
    publicKey: (await keys.current()).publicKey,
    timestamp: services.now().getTime(),
  }))
}
