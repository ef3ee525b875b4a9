import { randomInt } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGate } from './createGate.ts'
import { HttpFailure } from './HttpFailure.ts'
import { OWN_HEADERS } from './headers.ts'
import type { Route } from './Route.ts'
import { sendJson } from './sendJson.ts'

export interface Service {
  origin: string
  /** An address that lets one browser in, once, and redirects to a path of the site. */
  enterUrl: (path?: string) => string
  /** Number of refused requests since the start. */
  refusals: () => number
  close: () => Promise<void>
}

export interface ServiceOptions {
  routes: readonly Route[]
  reportBug: (error: unknown) => void
  address?: string
}

const ENTRANCE = '/program'
const LOCAL_PATH = /^\/(?![/\\])[\x21-\x7e]{0,2000}$/

/**
 * A random address in 127.0.0.0/8, all of which is this computer. Cookies ignore ports: at 127.0.0.1 the
 * browser would send our secret to every other local web server.
 */
const loopbackAddress = (): string => `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`

/** The program's own web server: on this computer only, and only with the secret of this start. */
export async function createService({
  routes,
  reportBug,
  address = loopbackAddress(),
}: ServiceOptions): Promise<Service> {
  let host = ''
  let refused = 0
  const gate = createGate({ host: () => host })

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => fail(response, error))
  })
  // Only plain requests are supported.
  for (const event of ['upgrade', 'connect']) server.on(event, (_request, socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, address, resolve)
  })
  host = `${address}:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url: target = '', method = '' } = request
    if (!gate.isOwn(request) || !target.startsWith('/') || !URL.canParse(target, `http://${host}`)) {
      throw new HttpFailure(403, 'REFUSED')
    }
    const url = new URL(target, `http://${host}`)
    // Two slashes at the start would name another host.
    if (url.host !== host) throw new HttpFailure(403, 'REFUSED')
    if (url.pathname === '/enter' && method === 'GET') return enter(url, response)
    if (!gate.hasSecret(request)) throw new HttpFailure(403, 'REFUSED')
    for (const route of routes) {
      const found = route.path.exec(url.pathname)
      if (!found) continue
      if (!route.methods.includes(method)) throw new HttpFailure(405, 'METHOD')
      return route.handle({ request, response, url, params: { ...found.groups } })
    }
    throw new HttpFailure(404, 'NOT_FOUND')
  }

  function enter(url: URL, response: ServerResponse): void {
    if (!gate.takeKey(url.searchParams.get('key') ?? '')) throw new HttpFailure(403, 'REFUSED')
    const to = url.searchParams.get('to') ?? ENTRANCE
    response.writeHead(303, {
      ...OWN_HEADERS,
      'set-cookie': gate.cookie,
      location: LOCAL_PATH.test(to) ? to : ENTRANCE,
    })
    response.end()
  }

  function fail(response: ServerResponse, error: unknown): void {
    if (error instanceof HttpFailure) {
      if (error.status === 403) refused += 1
    } else reportBug(error)
    if (response.headersSent || response.destroyed) return void response.destroy()
    // A refused caller learns nothing, not even what answers here.
    if (error instanceof HttpFailure && error.status === 403)
      response.writeHead(403, { connection: 'close' }).end()
    else if (error instanceof HttpFailure) sendJson(response, { code: error.code }, error.status)
    else sendJson(response, { code: 'INTERNAL' }, 500)
  }

  return {
    origin: `http://${host}`,
    enterUrl(path) {
      const url = new URL(`http://${host}/enter`)
      url.searchParams.set('key', gate.issueKey())
      if (path !== undefined) url.searchParams.set('to', path)
      return url.href
    },
    refusals: () => refused,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
