import type { FastifyInstance } from 'fastify'

/** What would have been mailed, for whoever tries Pandok out; the page that shows it is part of the site. */
export function mailbox(app: FastifyInstance, readMailbox: () => Promise<unknown>): void {
  app.get('/dev/mailbox/messages', () => readMailbox())
}
