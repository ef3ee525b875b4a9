import type { FastifyInstance } from 'fastify'
import { ActionError } from '#rpc/ActionError.ts'
import { isDirectLocalCaller } from '../isLocalCaller.ts'

/**
 * Shows what would have been mailed, for people who try Pandok; the page for it is part of the site. It
 * contains codes, so only this computer may read it, whichever proxies are trusted.
 */
export function mailbox(app: FastifyInstance, readMailbox: () => Promise<unknown>): void {
  app.get('/dev/mailbox/messages', async (request) => {
    if (!isDirectLocalCaller(request)) throw new ActionError('NOT_FOUND')
    return readMailbox()
  })
}
