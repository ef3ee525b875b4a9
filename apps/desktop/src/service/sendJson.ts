import type { ServerResponse } from 'node:http'
import { OWN_HEADERS } from './headers.ts'

export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  const body = Buffer.from(JSON.stringify(value))
  response.writeHead(status, {
    ...OWN_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.byteLength,
  })
  response.end(body)
}

export function sendNothing(response: ServerResponse): void {
  response.writeHead(204, OWN_HEADERS).end()
}
