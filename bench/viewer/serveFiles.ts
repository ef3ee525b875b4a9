import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

export async function listening(answer: Answer): Promise<{ server: Server; url: string }> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

export const pathOf = ({ url }: IncomingMessage): string =>
  normalize(decodeURIComponent(new URL(url ?? '/', 'http://localhost').pathname))

export function sendFile(response: ServerResponse, folder: string, path: string): void {
  const file = join(folder, path)
  const isThere = existsSync(file) && statSync(file).isFile()
  const type = TYPES[extname(path)] ?? 'application/octet-stream'
  response.writeHead(isThere ? 200 : 404, { 'content-type': type })
  if (isThere) createReadStream(file).pipe(response)
  else response.end()
}
