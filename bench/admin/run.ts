import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { IndependentClient, read } from '../../e2e/independent-client/IndependentClient.ts'
import { demoAccount } from '../../e2e/server/demoAccount.ts'
import { startPandok } from '../../e2e/server/startPandok.ts'
import { createSealer } from '../api/sealer.ts'
import { percentile, rounded } from '../measure/statistics.ts'
import { type Ask, measureList, type Timed } from './measureList.ts'
import { BENCHED_LISTS } from './questions.ts'
import { seededFolder } from './seededFolder.ts'

const SCALE = process.env['BENCH_SCALE'] ?? '1m'
const CALLS = Number(process.env['BENCH_CALLS'] ?? 10)
const ONLY = process.env['BENCH_LIST']
const P95_LIMIT_MS = 150

const folder = await seededFolder(SCALE)
const pandok = await startPandok({
  DATA_DIR: folder,
  PANDOK_DEMO: '1',
  JWT_SECRET: randomBytes(32).toString('hex'),
  PANDOK_LIMIT_SCALE: '100000',
  LOG_LEVEL: 'error',
})
try {
  const { email, password } = await demoAccount(folder, 'admin')
  const load = loadavg()[0] ?? 0
  console.log(`Each list in every order; ${availableParallelism()} cores, load before: ${load.toFixed(1)}`)
  const timed: Timed[] = []
  for (const list of BENCHED_LISTS.filter(({ method }) => !ONLY || method.includes(ONLY)))
    timed.push(...(await measureList(list, await administrator(email, password), CALLS)))

  const groups = new Map<string, Timed[]>()
  for (const one of timed) {
    const name = `${one.method}, ${one.asked}, ${one.page} page`
    groups.set(name, [...(groups.get(name) ?? []), one])
  }
  const rows = Object.fromEntries([...groups].map(([name, group]) => [name, summed(group)]))
  console.table(rows)
  console.log('The slowest:')
  console.table(
    timed
      .toSorted((a, b) => percentile(b.times, 95) - percentile(a.times, 95))
      .slice(0, 12)
      .map(({ times, ...one }) => ({ ...one, ...summed([{ times }]) })),
  )
  const targets = ['first', 'second', 'middle', 'last'].map((page) => {
    const p95 = percentile(
      timed.filter((one) => one.page === page).flatMap(({ times }) => times),
      95,
    )
    return {
      target: `95 of 100 ${page} pages are there within ${P95_LIMIT_MS} ms`,
      measured: `${rounded(p95, 1)} ms`,
      isMet: p95 < P95_LIMIT_MS,
    }
  })
  const failed = timed.filter((one) => one.failed > 0)
  for (const { method, asked, page, sort, order } of failed)
    console.log(`No answer: ${method}, ${asked}, ${page} page, ${sort} ${order}`)
  const slow = Object.entries(rows).filter(([, { p95Ms }]) => p95Ms >= P95_LIMIT_MS)
  targets.push({
    target: `so they are of each list with each question`,
    measured: slow.length === 0 ? 'all' : slow.map(([name, { p95Ms }]) => `${name} ${p95Ms} ms`).join('; '),
    isMet: slow.length === 0,
  })
  targets.push({
    target: 'every question is answered',
    measured: failed.length === 0 ? 'all' : `${failed.length} of ${timed.length} are not`,
    isMet: failed.length === 0,
  })
  for (const { target, measured, isMet } of targets)
    console.log(`${isMet ? 'pass' : 'FAIL'}: ${target}: ${measured}`)
  const results = process.env['BENCH_RESULTS']
  if (results)
    await writeFile(
      results,
      `${JSON.stringify({ scale: SCALE, calls: CALLS, load, rows, targets }, null, 2)}\n`,
    )
  process.exitCode = targets.every(({ isMet }) => isMet) ? 0 : 1
} finally {
  await pandok.dispose()
}

function summed(group: readonly Pick<Timed, 'times'>[]) {
  const times = group.flatMap((one) => one.times)
  return { p50Ms: rounded(percentile(times, 50), 1), p95Ms: rounded(percentile(times, 95), 1) }
}

/** Logs in again for each list, because a token doesn't last for all of them. */
async function administrator(email: string, password: string): Promise<Ask> {
  const client = new IndependentClient(pandok.url)
  const publicKey = read((await client.fetchKey()).body, 'publicKey')
  await client.signIn(email, password)
  const seal = createSealer(publicKey, client.authToken)
  return async (method, param) => {
    const answer = await fetch(`${pandok.url}/api/live-event`, { method: 'POST', ...seal(method, param) })
    const body = await answer.json()
    if (!answer.ok) throw new Error(`${method} ${JSON.stringify(param)} answered ${JSON.stringify(body)}`)
    return body.data
  }
}
