import {
  type ClientRequest,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { Socket } from 'node:net'
import { connect as tlsConnect } from 'node:tls'

export interface OutgoingCall {
  target: URL
  method: string
  headers: OutgoingHttpHeaders
  proxy: URL | null
  /** Time limit for connecting. */
  timeoutMs?: number
}

/** A firewall that drops packets gives no error, and Windows itself would try for twenty seconds. */
const CONNECT_TIMEOUT_MS = 8000

/** Opens a request to a server, through a proxy if there is one: a tunnel for https, a plain proxy request for http. */
export async function openRequest(call: OutgoingCall): Promise<ClientRequest> {
  const { target, method, headers, proxy, timeoutMs = CONNECT_TIMEOUT_MS } = call
  const isSecure = target.protocol === 'https:'
  const ask = isSecure ? httpsRequest : httpRequest
  if (proxy === null) return endUnlessConnected(ask(target, { method, headers }), isSecure, timeoutMs)
  if (!isSecure) {
    const asking = httpRequest({
      hostname: proxy.hostname,
      port: proxy.port || 80,
      method,
      path: target.href,
      headers: { ...headers, host: target.host, ...proxyAuthorization(proxy) },
    })
    return endUnlessConnected(asking, false, timeoutMs)
  }
  const tunnel = await openTunnel(target, proxy, timeoutMs)
  const asking = httpsRequest(target, {
    method,
    headers,
    agent: false,
    createConnection: () => tlsConnect({ socket: tunnel, servername: target.hostname }),
  })
  return endUnlessConnected(asking, true, timeoutMs)
}

/** The time limit includes DNS resolution and, for https, the TLS handshake. */
function endUnlessConnected(asking: ClientRequest, isSecure: boolean, timeoutMs: number): ClientRequest {
  const timer = setTimeout(() => {
    asking.destroy(Object.assign(new Error('Nobody there.'), { code: 'ETIMEDOUT' }))
  }, timeoutMs)
  const stop = () => clearTimeout(timer)
  asking.once('close', stop)
  asking.once('socket', (socket: Socket) => {
    // A reused connection is already established.
    if (asking.reusedSocket) stop()
    else socket.once(isSecure ? 'secureConnect' : 'connect', stop)
  })
  return asking
}

function openTunnel(target: URL, proxy: URL, timeoutMs: number): Promise<Socket> {
  const authority = `${target.hostname}:${target.port || 443}`
  return new Promise((resolve, reject) => {
    const asking = httpRequest({
      hostname: proxy.hostname,
      port: proxy.port || 80,
      method: 'CONNECT',
      path: authority,
      agent: false,
      headers: { host: authority, ...proxyAuthorization(proxy) },
      timeout: timeoutMs,
    })
    asking.once('connect', ({ statusCode }: IncomingMessage, socket: Socket) => {
      if (statusCode === 200) return resolve(socket)
      socket.destroy()
      reject(new Error('The proxy refuses.'))
    })
    asking.once('timeout', () => asking.destroy(new Error('The proxy is silent.')))
    asking.once('response', () => asking.destroy(new Error('That is no proxy.')))
    asking.once('error', reject).end()
  })
}

function proxyAuthorization({ username, password }: URL): Record<string, string> {
  if (username === '') return {}
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { 'proxy-authorization': `Basic ${Buffer.from(pair).toString('base64')}` }
}
