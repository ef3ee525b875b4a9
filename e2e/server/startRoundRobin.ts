import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RoundRobin {
  readonly url: string
  /** The server that answered each request. */
  readonly answeredBy: readonly number[]
  /** The servers that ended during a request. */
  readonly lostBy: readonly number[]
  close(): Promise<void>
}

/**
 * Passes each request to the next server. A server that refuses the connection is skipped; one that breaks it off may
 * already have done the work, so the caller gets an error and no other server is tried.
 */
export async function startRoundRobin(targets: readonly string[]): Promise<RoundRobin> {
  const answeredBy: number[] = []
  const lostBy: number[] = []
  let turn = 0

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await bytesOf(incoming)
    const first = turn
    turn += 1
    for (let step = 0; step < targets.length; step += 1) {
      const index = (first + step) % targets.length
      try {
        const answer = await ask(`${targets[index]}${incoming.url}`, incoming, body)
        answeredBy.push(index)
        outgoing.writeHead(answer.status, answer.headers).end(answer.body)
        return
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') continue
        lostBy.push(index)
        break
      }
    }
    outgoing.writeHead(502, { 'content-type': 'application/json' }).end('{"code":"LOST"}')
  }

  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answeredBy,
    lostBy,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

interface Passed {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

function ask(url: string, { method, headers }: IncomingMessage, body: Buffer): Promise<Passed> {
  return new Promise((resolve, reject) => {
    // Each request has its own connection, because a kept one would break instead of being refused.
    const asking = request(url, { method, headers, agent: false }, (answer) => {
      bytesOf(answer).then(
        (bytes) => resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: bytes }),
        reject,
      )
    })
    asking.on('error', reject)
    asking.end(body)
  })
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
