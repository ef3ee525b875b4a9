import { type IncomingHttpHeaders, request } from 'node:http'
import type { Service } from '#service/createService.ts'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  json: () => unknown
}

export interface Asking {
  method?: string
  /** These are sent in addition to the default headers; undefined removes one. */
  headers?: Record<string, string | undefined>
  body?: string | Buffer
}

/** Sends a request as any program on this computer can, with arbitrary headers, which `fetch` doesn't allow. */
export function ask(
  origin: string,
  target: string,
  { method = 'GET', headers = {}, body }: Asking = {},
): Promise<Answer> {
  const { hostname, port, host } = new URL(origin)
  const given = Object.entries({ host, ...headers }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return new Promise((resolve, reject) => {
    const asking = request({
      hostname,
      port,
      path: target,
      method,
      headers: Object.fromEntries(given),
      agent: false,
    })
    asking.once('error', reject)
    asking.once('response', async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk)
      const whole = Buffer.concat(chunks)
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: whole,
        json: () => JSON.parse(whole.toString('utf8')),
      })
    })
    asking.end(body)
  })
}

/** A browser that has access to the service. */
export async function enter({ origin, enterUrl }: Service) {
  const { pathname, search } = new URL(enterUrl())
  const { headers } = await ask(origin, pathname + search)
  const cookie = String(headers['set-cookie']?.[0]).split(';')[0] ?? ''
  return {
    cookie,
    ask: (target: string, asking: Asking = {}) =>
      ask(origin, target, { ...asking, headers: { cookie, origin, ...asking.headers } }),
  }
}
