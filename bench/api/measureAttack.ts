import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type IndependentClient, read } from '../../e2e/independent-client/IndependentClient.ts'
import { type LoadResult, load } from './load.ts'
import type { createSealer } from './sealer.ts'

const HONEST = { connections: 5, rate: 50 }
const SAMPLE_MS = 100
const MB = 1_000_000

type Sealer = ReturnType<typeof createSealer>

export interface AttackResult {
  quiet: Record<string, LoadResult>
  besides: Record<string, LoadResult>
  quietMb: number
  peakMb: number
  /** The number of answers by body and status. */
  answers: Record<string, number>
}

/** Visitors and members continue to work while one member sends the most expensive bodies on eight connections. */
export async function measureAttack(
  url: string,
  { publicKey, attacker }: { publicKey: string; attacker: IndependentClient },
  { visitor, member, seconds }: { visitor: Sealer; member: Sealer; seconds: number },
): Promise<AttackResult> {
  const honest = async () => {
    const options = { ...HONEST, seconds }
    const [visitors, members, readers] = await Promise.all([
      load(url, () => visitor('common-bannerList', { position: 'macro' }), options),
      load(url, () => member('user-info', {}), options),
      load(url, () => member('plate-list', {}), options),
    ])
    return { 'visitor, banners': visitors, 'member, user-info': members, 'member, plate-list': readers }
  }
  await honest()
  const quiet = await honest()
  const quietMb = await residentMb(url)

  const child = fork(fileURLToPath(new URL('./attacker.ts', import.meta.url)), {
    env: {
      ...process.env,
      PANDOK_URL: url,
      PUBLIC_KEY: publicKey,
      AUTH_TOKEN: attacker.authToken,
      ...(await makeDocuments(attacker)),
    },
  })
  await once(child, 'message')
  let peakMb = quietMb
  let isOver = false
  const sampling = (async () => {
    while (!isOver) {
      peakMb = Math.max(peakMb, await residentMb(url))
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS))
    }
  })()
  const besides = await honest()
  isOver = true
  await sampling
  const told = once(child, 'message')
  child.send('over')
  const [answers] = (await told) as [Record<string, number>]
  return { quiet, besides, quietMb, peakMb, answers }
}

/** Creates a module and a plate of the attacker, to be saved over. */
async function makeDocuments(attacker: IndependentClient) {
  const outputs = [{ id: 'o0', section: 'findings', body: { ko: ['.'] } }]
  const module = await attacker.call('module-create', { name: 'x', definition: { outputs } })
  const plate = await attacker.call('plate-create', { name: 'x', cells: [], keyMap: {}, autoFill: [] })
  return {
    MODULE_ID: read(module.body, 'data', 'module', 'id'),
    PLATE_ID: read(plate.body, 'data', 'plate', 'id'),
  }
}

/** The resident memory as the server reports it. */
async function residentMb(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const bytes = /^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]
  if (bytes === undefined) throw new Error('The server does not tell how much memory it has.')
  return Number(bytes) / MB
}
