import { writeFile } from 'node:fs/promises'
import { IndependentClient, read } from '../../e2e/independent-client/IndependentClient.ts'
import { demoAccount } from '../../e2e/server/demoAccount.ts'
import { type LoadResult, load } from './load.ts'
import { bogusRequest, createSealer } from './sealer.ts'
import { startEcho, startProduct } from './servers.ts'

const CONNECTIONS = 50
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8)
const FLOOD_PER_SECOND = 1000

const echo = await startEcho()
const pandok = await startProduct()
const client = new IndependentClient(pandok.url)
const publicKey = read((await client.fetchKey()).body, 'publicKey')
const { email, password } = await demoAccount(pandok.dataDir, 'member')
await client.signIn(email, password)

const visitor = createSealer(publicKey, '')
const member = createSealer(publicKey, client.authToken)
const asVisitor = () => visitor('common-bannerList', { position: 'macro' })
const asMember = () => member('user-info', {})

const options = { connections: CONNECTIONS, seconds: SECONDS }
const rows: Record<string, LoadResult> = {}
// A round that isn't counted: both processes compile their hot code first.
await load(echo.url, asVisitor, { ...options, seconds: 2 })
await load(pandok.url, asVisitor, { ...options, seconds: 2 })

rows['(a) bare Fastify echo'] = await load(echo.url, asVisitor, options)
rows['(b) encrypted visitor action'] = await load(pandok.url, asVisitor, options)
rows['(c) encrypted member action, one query'] = await load(pandok.url, asMember, options)

const [flood, visitorsUnderFlood] = await Promise.all([
  load(pandok.url, bogusRequest, { connections: 50, seconds: SECONDS, rate: FLOOD_PER_SECOND }),
  load(pandok.url, asVisitor, options),
])
rows['(b) beside the flood'] = visitorsUnderFlood
const [, membersUnderFlood] = await Promise.all([
  load(pandok.url, bogusRequest, { connections: 50, seconds: SECONDS, rate: FLOOD_PER_SECOND }),
  load(pandok.url, asMember, options),
])
rows['(c) beside the flood'] = membersUnderFlood

await echo.stop()
await pandok.dispose()

const floor = rows['(a) bare Fastify echo']?.perSecond ?? 0
const ratioOf = (row: LoadResult | undefined) => (row?.perSecond ?? 0) / floor
const table = Object.entries(rows).map(([name, row]) => ({
  name,
  ...row,
  ratio: `${Math.round(ratioOf(row) * 100)} %`,
}))
console.table(table)
console.log(`Flood: ${flood.perSecond} bogus keys a second, ${flood.refused} refused.`)

const targets = [
  { target: '(b) at least 50 % of (a)', isMet: ratioOf(rows['(b) encrypted visitor action']) >= 0.5 },
  {
    target: '(c) at least 30 % of (a)',
    isMet: ratioOf(rows['(c) encrypted member action, one query']) >= 0.3,
  },
  {
    target: 'p99 beside the flood at most 300 ms',
    isMet: Math.max(visitorsUnderFlood.p99Ms, membersUnderFlood.p99Ms) <= 300,
  },
  { target: 'no honest call refused', isMet: Object.values(rows).every((row) => row.refused === 0) },
]
console.table(targets)
const results = process.env['BENCH_RESULTS']
if (results)
  await writeFile(
    results,
    `${JSON.stringify({ connections: CONNECTIONS, seconds: SECONDS, rows, flood, targets }, null, 2)}\n`,
  )
process.exitCode = targets.every((target) => target.isMet) ? 0 : 1
