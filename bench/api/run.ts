// npm run bench -- api [throughput] [attack] [login] measures all three unless some are named.
import { writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { IndependentClient, read } from '../../e2e/independent-client/IndependentClient.ts'
import { demoAccount } from '../../e2e/server/demoAccount.ts'
import { rounded } from '../measure/statistics.ts'
import { measureAttack } from './measureAttack.ts'
import { measureLogin } from './measureLogin.ts'
import { measureThroughput } from './measureThroughput.ts'
import { createSealer } from './sealer.ts'
import { startProduct } from './servers.ts'
import type { Target } from './Target.ts'

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8)
const ATTACK_SECONDS = Number(process.env['BENCH_ATTACK_SECONDS'] ?? 20)
const HONEST_P99_MAX_MS = 100
const GROWTH_MAX_MB = 150
const LOGIN_DIFFERENCE_MAX_MS = 3

const PASSES = ['throughput', 'attack', 'login'] as const
const asked = process.argv.slice(2)
const runs = (pass: (typeof PASSES)[number]) => asked.length === 0 || asked.includes(pass)

const pandok = await startProduct()
const targets: Target[] = []
const results: Record<string, unknown> = { load: loadavg() }

async function signIn(who: 'member' | 'admin') {
  const client = new IndependentClient(pandok.url)
  const publicKey = read((await client.fetchKey()).body, 'publicKey')
  const { email, password } = await demoAccount(pandok.dataDir, who)
  await client.signIn(email, password)
  return { client, publicKey, email }
}

if (runs('throughput')) {
  const { client, publicKey } = await signIn('member')
  const clients = { visitor: createSealer(publicKey, ''), member: createSealer(publicKey, client.authToken) }
  const measured = await measureThroughput(pandok.url, clients, SECONDS)
  targets.push(...measured.targets)
  results['throughput'] = measured
}

if (runs('login')) {
  // The flood of the first pass has used up the server's budget for new keys, so an honest caller would have to wait.
  if (runs('throughput')) await pandok.restart()
  const { email } = await signIn('member')
  const measured = await measureLogin(pandok.url, email)
  console.table([measured])
  targets.push({
    target: `log-in: medians at most ${LOGIN_DIFFERENCE_MAX_MS} ms apart`,
    isMet: measured.differenceMs < LOGIN_DIFFERENCE_MAX_MS,
  })
  results['login'] = measured
}

if (runs('attack')) {
  // The server is restarted, so that the quiet state is that of a server that wasn't attacked yet.
  await pandok.restart({ METRICS: 'on' })
  const attacker = await signIn('member')
  const honest = await signIn('admin')
  const measured = await measureAttack(
    pandok.url,
    { publicKey: attacker.publicKey, attacker: attacker.client },
    {
      visitor: createSealer(honest.publicKey, ''),
      member: createSealer(honest.publicKey, honest.client.authToken),
      seconds: ATTACK_SECONDS,
    },
  )
  const growthMb = rounded(measured.peakMb - measured.quietMb, 0)
  const besides = Object.values(measured.besides)
  console.table({
    ...Object.fromEntries(Object.entries(measured.quiet).map(([name, row]) => [`${name}, quiet`, row])),
    ...Object.fromEntries(Object.entries(measured.besides).map(([name, row]) => [`${name}, beside`, row])),
  })
  console.table(measured.answers)
  console.log(
    `Memory: ${rounded(measured.quietMb, 0)} MB quiet, ${rounded(measured.peakMb, 0)} MB at most. Load: ${loadavg().map((load) => rounded(load, 1))}.`,
  )
  targets.push(
    {
      target: `p99 beside the dearest bodies at most ${HONEST_P99_MAX_MS} ms`,
      isMet: besides.every(({ p99Ms }) => p99Ms <= HONEST_P99_MAX_MS),
    },
    { target: `at most ${GROWTH_MAX_MB} MB more than quiet (${growthMb})`, isMet: growthMb <= GROWTH_MAX_MB },
    {
      target: 'no honest call refused beside the dearest bodies',
      isMet: besides.every(({ refused }) => refused === 0),
    },
  )
  results['attack'] = measured
}

await pandok.dispose()
console.table(targets)
const written = process.env['BENCH_RESULTS']
if (written) await writeFile(written, `${JSON.stringify({ ...results, targets }, null, 2)}\n`)
process.exitCode = targets.every((target) => target.isMet) ? 0 : 1
