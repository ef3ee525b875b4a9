import type { FastifyInstance } from 'fastify'
import { readFaultRules } from '#faults/FaultRule.ts'
import type { Admin } from '#gateway/createAdmin.ts'
import { isSame } from './authenticate.ts'

/** Serves calls that no real gateway has, only to this computer and only with the token of this start. */
export function adminRoutes(app: FastifyInstance, admin: Admin, token: string): void {
  void app.register(async (area) => {
    area.addHook('onRequest', async (request, reply) => {
      const given = /^Bearer (.+)$/u.exec(request.headers.authorization ?? '')?.[1] ?? ''
      if (isLoopback(request.socket.remoteAddress ?? '') && isSame(given, token)) return
      await reply.status(403).send({ message: 'Only from this computer, with the token of this start.' })
    })
    area.setErrorHandler(async (error, _request, reply) => {
      await reply.status(400).send({ message: error instanceof Error ? error.message : String(error) })
    })

    area.get('/__admin/faults', async () => admin.faults())
    area.post('/__admin/faults', async ({ body }) => {
      const rules = readFaultRules(read(body))
      if (typeof rules === 'string') throw new Error(rules)
      admin.setFaults(rules)
      return admin.faults()
    })
    area.delete('/__admin/faults', async () => {
      admin.setFaults([])
      return admin.faults()
    })
    area.get('/__admin/clock', async () => ({ now: admin.now().toISOString() }))
    area.post('/__admin/clock', async ({ body }) => {
      const { advanceMs, to } = fieldsOf(body)
      if (typeof advanceMs === 'number') await admin.advance(advanceMs)
      else if (typeof to === 'string') await admin.moveTo(new Date(to))
      else throw new Error('Send advanceMs or to.')
      return { now: admin.now().toISOString() }
    })
    area.post('/__admin/webhook', async ({ body }) => {
      const { url } = fieldsOf(body)
      if (url !== null && typeof url !== 'string') throw new Error('Send url, or null for none.')
      admin.setWebhookUrl(url)
      return { url }
    })
    area.post('/__admin/settle', async () => {
      await admin.settle()
      return {}
    })
    area.get('/__admin/webhooks', async () => admin.pendingWebhooks())
    area.get('/__admin/ledger', async () => admin.ledger())
    area.get('/__admin/calls', async () => admin.calls())
    area.post('/__admin/reset', async () => {
      await admin.reset()
      return {}
    })
  })
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./u.test(address)
}

function read(body: unknown): unknown {
  return body === undefined || body === '' ? undefined : JSON.parse(String(body))
}

function fieldsOf(body: unknown): Record<string, unknown> {
  const value = read(body)
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
