import { isLoopbackHost } from '@pandok/domain'
import type { FastifyRequest } from 'fastify'

/** Headers of proxies; with one of them, the other end of the connection is not the caller. */
const FORWARDED =
  /^(?:x-forwarded(?:-.*)?|forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip|x-original-.*)$/

/**
 * Returns whether a program on this computer is asking for this computer, without a proxy. The address of the
 * socket is checked, since a header can be forged, and the requested host, since a page of any site can have
 * its own name resolve to this computer (DNS rebinding).
 */
export const isDirectLocalCaller = ({ headers, socket }: FastifyRequest): boolean =>
  isLoopbackHost(socket.remoteAddress ?? '') &&
  isLoopbackHost(hostnameOf(headers.host ?? '')) &&
  !Object.keys(headers).some((name) => FORWARDED.test(name))

/**
 * As above; but behind a trusted proxy every connection comes from the proxy, so the address and the host that
 * it forwards count.
 */
export const isLocalCaller = (request: FastifyRequest, isProxyTrusted: boolean): boolean =>
  isProxyTrusted
    ? isLoopbackHost(request.ip) && isLoopbackHost(request.hostname)
    : isDirectLocalCaller(request)

const hostnameOf = (host: string): string => host.replace(/:\d+$/, '')
