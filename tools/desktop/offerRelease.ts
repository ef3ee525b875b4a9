import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

/** A server with a release, as Pandok's serves it. */
export async function offerRelease(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const { file } = JSON.parse(await readFile(path.join(folder, 'latest.json'), 'utf8'))
  const files: Record<string, string> = {
    '/download/latest.json': 'latest.json',
    '/download/latest.json.sig': 'latest.json.sig',
    [`/download/files/${file}`]: file,
  }
  const server = createServer(async (request, response) => {
    if (request.url === '/download/release') {
      return void response.end(JSON.stringify({ state: 'ready', url: `/download/files/${file}` }))
    }
    const name = files[request.url ?? '']
    if (name === undefined) return void response.writeHead(404).end()
    response.end(await readFile(path.join(folder, name)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
