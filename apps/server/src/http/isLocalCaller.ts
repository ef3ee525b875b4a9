import type { FastifyRequest } from 'fastify'
import { requestFacts } from './requestFacts.ts'

const LOOPBACK_ADDRESS = /^(?:127(?:\.\d{1,3}){3}|::1)$/
const LOOPBACK_NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'] as const

/**
 * Returns whether a program on this computer is asking for this computer. Behind a proxy every connection
 * comes from the proxy, so the address that it forwards counts; if no proxy is trusted, forwarded requests
 * come from elsewhere. The requested name keeps out pages whose own name was made to point here.
 */
export function isLocalCaller(request: FastifyRequest, isProxyTrusted: boolean): boolean {
  if (!isProxyTrusted && FORWARDED.some((name) => request.headers[name] !== undefined)) return false
  return LOOPBACK_ADDRESS.test(requestFacts(request).address) && LOOPBACK_NAME.test(request.hostname)
}
