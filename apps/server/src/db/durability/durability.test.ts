import { afterAll, describe, expect, it } from 'vitest'
import { openPool } from '#db/openPool.ts'
import { createTestFolders } from '#testkit/createTestFolders.ts'
import { startProgram } from '#testkit/startProgram.ts'
import type { Ack } from './ackedRows.ts'
import { checkAckedRows, checkConsistency, checkPages } from './checkAckedRows.ts'
import { runKillRounds, type Victim } from './runKillRounds.ts'

const PROGRAM = new URL('./writeAckedRows.program.ts', import.meta.url)
const ASKED_ROUNDS = process.env['DURABILITY_ROUNDS']
const isFull = process.env['PANDOK_TEST_SCOPE'] === 'full'
// Each kind of kill once; `npm run soak -- durability` goes on for a thousand.
const ROUNDS = Number(ASKED_ROUNDS ?? (isFull ? 6 : 3))

const folders = createTestFolders({ onDisk: true })
afterAll(folders.remove)

interface Writer extends Victim<Ack> {
  url: string
}

async function startWriter(dataDir: string): Promise<Writer> {
  let tell: (ack: Ack) => void = () => {}
  const program = startProgram(PROGRAM, [dataDir], { onLine: (line) => tell(JSON.parse(line) as Ack) })
  const { url, pid } = JSON.parse(await program.nextLine()) as { url: string; pid: number }
  return {
    url,
    server: program.pid,
    database: pid,
    write(round, onAck) {
      tell = onAck
      program.say(`write ${round}`)
    },
    gone: program.exited,
    async stop() {
      program.say('stop')
      await program.exited
    },
  }
}

async function expectNothing(
  url: string,
  find: (pool: ReturnType<typeof openPool>) => Promise<string[]>,
): Promise<void> {
  const pool = openPool(url, { max: 1 })
  try {
    expect(await find(pool)).toEqual([])
  } finally {
    await pool.end()
  }
}

describe('acknowledged writes', () => {
  it(`survive ${ROUNDS} kills of the program, the database and both`, {
    ...(ASKED_ROUNDS ? { timeout: 0 } : {}),
  }, async () => {
    const dataDir = await folders.make()
    const report = await runKillRounds<Ack, Writer>({
      rounds: ROUNDS,
      start: () => startWriter(dataDir),
      check: ({ url }, round, acks) => expectNothing(url, (pool) => checkAckedRows(pool, round, acks)),
      async checkAll({ url }) {
        await expectNothing(url, (pool) => checkConsistency(pool, null))
        await expectNothing(url, checkPages)
      },
    })
    if (ASKED_ROUNDS) console.error(JSON.stringify(report))
    expect(report.rounds).toBe(ROUNDS)
    expect(report.acked).toBeGreaterThan(ROUNDS * 10)
  })
})
