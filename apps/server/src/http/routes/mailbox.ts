import { isLoopbackHost } from '@pandok/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ActionError } from '#rpc/ActionError.ts'

/**
 * What would have been mailed, for whoever tries Pandok out; the page that shows it is part of the site. Codes are in it, so
 * that only this computer reads it.
 */
export function mailbox(app: FastifyInstance, readMailbox: () => Promise<unknown>): void {
  app.get('/dev/mailbox/messages', async (request) => {
    if (!isFromHere(request)) throw new ActionError('NOT_FOUND')
    return readMailbox()
  })
}

/** What proxies add; with one of them it is not the connection's other end that asks. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/**
 * The socket's address, since one in a header is whatever its sender likes, and the host that was asked for, since a page of
 * any site can have its own name lead to this computer (DNS rebinding).
 */
function isFromHere({ headers, socket }: FastifyRequest): boolean {
  return (
    isLoopbackHost(socket.remoteAddress ?? '') &&
    isLoopbackHost(hostnameOf(headers.host ?? '')) &&
    FORWARDED.every((name) => headers[name] === undefined)
  )
}

const hostnameOf = (host: string): string => host.replace(/:\d+$/, '')
