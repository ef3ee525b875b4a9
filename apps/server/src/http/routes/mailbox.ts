import { isLoopbackHost } from '@pandok/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ActionError } from '#rpc/ActionError.ts'

/**
 * Shows what would have been mailed, for people who try Pandok; the page for it is part of the site. It
 * contains codes, so only this computer may read it.
 */
export function mailbox(app: FastifyInstance, readMailbox: () => Promise<unknown>): void {
  app.get('/dev/mailbox/messages', async (request) => {
    if (!isFromHere(request)) throw new ActionError('NOT_FOUND')
    return readMailbox()
  })
}

/** Headers of proxies; with one of them, the other end of the connection is not the caller. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

/**
 * The address of the socket is checked, since a header can be forged, and the requested host, since a page of
 * any site can have its own name resolve to this computer (DNS rebinding).
 */
function isFromHere({ headers, socket }: FastifyRequest): boolean {
  return (
    isLoopbackHost(socket.remoteAddress ?? '') &&
    isLoopbackHost(hostnameOf(headers.host ?? '')) &&
    FORWARDED.every((name) => headers[name] === undefined)
  )
}

const hostnameOf = (host: string): string => host.replace(/:\d+$/, '')
