import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { openRequest } from './openRequest.ts'

const open: { server: Server; sockets: Set<Socket> }[] = []
afterEach(() => {
  for (const { server, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
})

async function listen(server: Server): Promise<string> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => void sockets.add(socket))
  open.push({ server, sockets })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Accepts every connection and never sends anything. */
const silent = () => listen(createServer(() => {}))

const outcomeOf = async (target: string, proxy: string | null = null) => {
  const asking = await openRequest({
    target: new URL(target),
    method: 'GET',
    headers: {},
    timeoutMs: 300,
    proxy: proxy === null ? null : new URL(proxy),
  })
  return new Promise<string>((resolve) => {
    asking
      .once('response', (answer) => {
        answer.resume()
        resolve(`status ${answer.statusCode}`)
      })
      .once('error', (error) => resolve(error.message))
      .end()
  })
}

it('a server that accepts no TLS connection is given up', async () => {
  expect(await outcomeOf(`https://${await silent()}/`)).toBe('Nobody there.')
})

it('a proxy that opens no tunnel is given up', async () => {
  await expect(outcomeOf('https://pandok.invalid/', `http://${await silent()}`)).rejects.toThrow(
    'The proxy is silent.',
  )
})

it('a slow answer is awaited once the connection exists', async () => {
  const slow = createHttpServer((_request, response) => setTimeout(() => response.end('late'), 600))
  const address = await listen(slow)
  expect(await outcomeOf(`http://${address}/`)).toBe('status 200')
  // The second request uses the connection that is already open.
  expect(await outcomeOf(`http://${address}/`)).toBe('status 200')
})
