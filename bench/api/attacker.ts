// The attacker is a separate process, because its encryption would otherwise be measured as the server's time.
import { Agent, request } from 'node:http'
import { isRecord } from '@pandok/domain'
import { type CostlyBody, largeBodies, smallBodies, validBodies } from './costlyBodies.ts'
import { readCostlyModules } from './readCostlyModules.ts'
import { createSealer, type SealedRequest } from './sealer.ts'

const { PANDOK_URL = '', PUBLIC_KEY = '', AUTH_TOKEN = '', MODULE_ID = '', PLATE_ID = '' } = process.env
const LARGE_CONNECTIONS = 5
const SMALL_CONNECTIONS = 3

const seal = createSealer(PUBLIC_KEY, AUTH_TOKEN)
const agent = new Agent({ keepAlive: true, maxSockets: LARGE_CONNECTIONS + SMALL_CONNECTIONS })
const answers: Record<string, number> = {}
const documents = { module: { id: MODULE_ID, revision: 1 }, plate: { id: PLATE_ID, revision: 1 } }
let isOver = false

function send({ headers, body }: SealedRequest): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const sent = request(`${PANDOK_URL}/api/live-event`, { method: 'POST', headers, agent }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => {
        text += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
    sent.on('error', () => resolve({ status: 0, text: '' }))
    sent.end(body)
  })
}

const paramOf = ({ param, over }: CostlyBody) =>
  over === undefined || !isRecord(param) ? param : { ...documents[over], ...param }

/**
 * Another connection may have saved the document meanwhile; the answer to the conflict contains its revision as well.
 */
function noteRevision(over: 'module' | 'plate', text: string): void {
  const revision = /"revision":(\d+)/.exec(text)?.[1]
  if (revision !== undefined) documents[over].revision = Math.max(documents[over].revision, Number(revision))
}

async function keepSending(bodies: readonly CostlyBody[], first: number): Promise<void> {
  for (let turn = first; !isOver; turn += 1) {
    const body = bodies[turn % bodies.length]
    if (body === undefined) return
    const { status, text } = await send(seal(body.method, paramOf(body)))
    if (body.over !== undefined) noteRevision(body.over, text)
    const key = `${body.name}: ${status}`
    answers[key] = (answers[key] ?? 0) + 1
  }
}

process.on('message', () => {
  isOver = true
})
const invalid = largeBodies()
const valid = validBodies(await readCostlyModules())
// Valid and invalid bodies alternate, so that a short run sends both.
const large = [...invalid.keys()]
  .flatMap((index) => [invalid[index], valid[index % valid.length]])
  .flatMap((body) => body ?? [])
const small = smallBodies()
process.send?.('ready')
await Promise.all([
  ...Array.from({ length: LARGE_CONNECTIONS }, (_, index) => keepSending(large, index * 3)),
  ...Array.from({ length: SMALL_CONNECTIONS }, (_, index) => keepSending(small, index)),
])
process.send?.(answers, () => process.exit(0))
