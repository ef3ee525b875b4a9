// A process of its own: sealing what it sends would otherwise be measured as the server's time.
import { Agent, request } from 'node:http'
import { type DearBody, largeBodies, smallBodies } from './dearBodies.ts'
import { createSealer, type SealedRequest } from './sealer.ts'

const { PANDOK_URL = '', PUBLIC_KEY = '', AUTH_TOKEN = '' } = process.env
const LARGE_CONNECTIONS = 5
const SMALL_CONNECTIONS = 3

const seal = createSealer(PUBLIC_KEY, AUTH_TOKEN)
const agent = new Agent({ keepAlive: true, maxSockets: LARGE_CONNECTIONS + SMALL_CONNECTIONS })
const answers: Record<string, number> = {}
let isOver = false

function send({ headers, body }: SealedRequest): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(`${PANDOK_URL}/api/live-event`, { method: 'POST', headers, agent }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.on('error', () => resolve(0))
    sent.end(body)
  })
}

async function keepSending(bodies: readonly DearBody[], first: number): Promise<void> {
  for (let turn = first; !isOver; turn += 1) {
    const body = bodies[turn % bodies.length]
    if (body === undefined) return
    const status = await send(seal(body.method, body.param))
    const key = `${body.name}: ${status}`
    answers[key] = (answers[key] ?? 0) + 1
  }
}

process.on('message', () => {
  isOver = true
})
const large = largeBodies()
const small = smallBodies()
process.send?.('ready')
await Promise.all([
  ...Array.from({ length: LARGE_CONNECTIONS }, (_, index) => keepSending(large, index * 3)),
  ...Array.from({ length: SMALL_CONNECTIONS }, (_, index) => keepSending(small, index)),
])
process.send?.(answers, () => process.exit(0))
