import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { FindProxy } from '#net/createProxyFinder.ts'
import { openRequest } from '#net/openRequest.ts'
import { HttpFailure } from '../HttpFailure.ts'
import { OWN_HEADERS } from '../headers.ts'
import type { Call, Route } from '../Route.ts'

/** Hop-by-hop headers, which aren't forwarded (RFC 9110 7.6.1), and our own. */
const OWN_REQUEST =
  /^(?:host|connection|keep-alive|te|trailer|transfer-encoding|upgrade|proxy-.*|cookie|origin|referer|sec-.*|expect)$/
const OWN_RESPONSE =
  /^(?:connection|keep-alive|te|trailer|transfer-encoding|upgrade|proxy-.*|set-cookie|strict-transport-security|access-control-.*|content-security-policy|cross-origin-.*|referrer-policy|alt-svc)$/

/** Time limit for the response's headers; the server needs less for a report of many pages. */
const TIMEOUT_MS = 60_000

export interface ApiParts {
  server: () => string | null
  findProxy: FindProxy
  onUnreachable: (reason: string) => void
}

/** Forwards everything under /api to the Pandok server and back, unchanged. */
export function apiRoutes(parts: ApiParts): Route[] {
  return [
    {
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      path: /^\/api\//,
      handle: (call) => passOn(call, parts),
    },
  ]
}

async function passOn({ request, response, url }: Call, parts: ApiParts): Promise<void> {
  const server = parts.server()
  if (server === null) throw new HttpFailure(502, 'NO_SERVER')
  const target = new URL(url.pathname + url.search, server)
  if (target.origin !== server) throw new HttpFailure(403, 'REFUSED')
  let answer: IncomingMessage
  try {
    const asking = await openRequest({
      target,
      method: request.method ?? 'GET',
      headers: without(OWN_REQUEST, request.headers),
      proxy: await parts.findProxy(target),
    })
    response.on('close', () => asking.destroy())
    asking.setTimeout(TIMEOUT_MS, () => asking.destroy(new Error('Silence.')))
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      asking.once('response', resolve).once('error', reject)
    })
    // The answer may come before the request has been sent completely, because servers refuse a body that is too
    // large before they have read it.
    void pipeline(request, asking).catch(() => {})
    answer = await answered
  } catch (error) {
    // The page itself was closed.
    if (response.destroyed) return
    parts.onUnreachable(String(Object(error)['code'] ?? 'NONE'))
    throw new HttpFailure(502, 'UNREACHABLE')
  }
  response.writeHead(answer.statusCode ?? 502, {
    ...OWN_HEADERS,
    ...without(OWN_RESPONSE, answer.headers),
  })
  await pipeline(answer, response).catch(() => response.destroy())
}

const without = (names: RegExp, headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => !names.test(name) && value !== undefined),
  )
