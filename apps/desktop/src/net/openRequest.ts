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
}

const CONNECT_PATIENCE_MS = 15_000

/** A request to a server, through a proxy where there is one: https through a tunnel, http by asking it. */
export async function openRequest({ target, method, headers, proxy }: OutgoingCall): Promise<ClientRequest> {
  const isSecure = target.protocol === 'https:'
  const ask = isSecure ? httpsRequest : httpRequest
  if (proxy === null) return ask(target, { method, headers })
  if (!isSecure) {
    return httpRequest({
      ...{ hostname: proxy.hostname, port: proxy.port || 80, method, path: target.href },
      headers: { ...headers, host: target.host, ...proxyAuthorization(proxy) },
    })
  }
  const tunnel = await openTunnel(target, proxy)
  return httpsRequest(target, {
    ...{ method, headers, agent: false },
    createConnection: () => tlsConnect({ socket: tunnel, servername: target.hostname }),
  })
}

function openTunnel(target: URL, proxy: URL): Promise<Socket> {
  const authority = `${target.hostname}:${target.port || 443}`
  return new Promise((resolve, reject) => {
    const asking = httpRequest({
      ...{
        hostname: proxy.hostname,
        port: proxy.port || 80,
        method: 'CONNECT',
        path: authority,
        agent: false,
      },
      headers: { host: authority, ...proxyAuthorization(proxy) },
      timeout: CONNECT_PATIENCE_MS,
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
