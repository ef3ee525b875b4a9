import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isFull } from '../tools/run/testScope.mjs'
import { expect, test } from './fixtures.ts'
import { IndependentClient, read } from './independent-client/IndependentClient.ts'
import { demoAccount } from './server/demoAccount.ts'
import { until } from './server/until.ts'

/**
 * The server alone and the server with its database are killed alternately; `npm run soak -- server` runs a thousand
 * rounds.
 */
const ROUNDS = Number(process.env['SERVER_KILL_ROUNDS'] ?? (isFull ? 2 : 1))

/** Returns a phone number that counts up, so that the stored one tells which write was the last. */
const phoneOf = (count: number) => `010${String(count).padStart(8, '0')}`

async function databasePid(dataDir: string): Promise<number> {
  const text = await readFile(join(dataDir, 'database', 'cluster', 'postmaster.pid'), 'utf8')
  return Number.parseInt(text, 10)
}

test(`every acknowledged write survives kill -9 (rounds: ${ROUNDS})`, async ({ pandok }) => {
  test.setTimeout(test.info().timeout + ROUNDS * 60_000)
  const { email, password } = await demoAccount(pandok.dataDir, 'member')
  let acknowledged = 0
  let sent = 0

  for (let round = 0; round < ROUNDS; round += 1) {
    const client = new IndependentClient(pandok.url)
    expect((await client.signIn(email, password)).status).toBe(200)
    let isOver = false
    const writing = (async () => {
      while (!isOver) {
        sent += 1
        const count = sent
        const answer = await client.call('user-update', { phone: phoneOf(count) }).catch(() => null)
        if (answer?.status !== 200) return
        acknowledged = count
      }
    })()

    // The kill comes somewhere among the writes, which follow each other without a pause.
    const enough = acknowledged + 2 + Math.floor(Math.random() * 20)
    await until('some writes are acknowledged', () => acknowledged >= enough)
    if ((ROUNDS - round) % 2 === 1) process.kill(await databasePid(pandok.dataDir), 'SIGKILL')
    await pandok.kill()
    isOver = true
    await writing
    await pandok.restart()

    const reader = new IndependentClient(pandok.url)
    await reader.signIn(email, password)
    const stored = Number(read((await reader.call('user-info')).body, 'data', 'profile', 'phone').slice(3))
    // The write that was running may have been saved without its answer arriving.
    expect(stored).toBeGreaterThanOrEqual(acknowledged)
    expect(stored).toBeLessThanOrEqual(sent)
    acknowledged = stored
  }
  expect(acknowledged).toBeGreaterThan(ROUNDS)
})
