import { writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPandok } from '../../e2e/server/startPandok.ts'
import { median, rounded } from '../measure/statistics.ts'
import { processorSeconds } from './processorSeconds.ts'

if (process.platform !== 'linux') {
  console.error('Processor time is read from /proc: this benchmark runs on Linux only.')
  process.exit(1)
}

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3)
/** The processor seconds that a start may take until it answers, for server, database and sandbox gateway together. */
const AIMS = { first: 4, later: 1.5 } as const
const LOOK_MS = 500
/** A server that only waits uses less than this share of a core. */
const QUIET_SHARE = 0.04

type Kind = keyof typeof AIMS

interface Start {
  /** Processor seconds until the server answers that it is ready. */
  ready: number
  /** Processor seconds until nothing of the start is left to do. */
  settled: number
  programs: Record<string, number>
}

const starts: Record<Kind, Start[]> = { first: [], later: [] }
for (let round = 0; round < ROUNDS; round += 1) {
  const pandok = await startPandok()
  try {
    starts.first.push(await measure())
    await pandok.restart()
    starts.later.push(await measure())
  } finally {
    await pandok.dispose()
  }
}

console.log(
  `\nProcessor seconds (user and system) of all processes; medians of ${ROUNDS}; ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`,
)
const kinds = ['first', 'later'] as const
console.table(
  Object.fromEntries(
    kinds.map((kind) => [
      kind,
      { ready: of(kind, 'ready'), settled: of(kind, 'settled'), ...starts[kind].at(-1)?.programs },
    ]),
  ),
)
const targets = kinds.map((kind) => ({
  target: `the ${kind} start costs at most ${AIMS[kind]} s of processor until it is ready`,
  measured: `${of(kind, 'ready')} s`,
  isMet: of(kind, 'ready') <= AIMS[kind],
}))
for (const { target, measured, isMet } of targets)
  console.log(`${isMet ? 'pass' : 'FAIL'}: ${target}: ${measured}`)
const results = process.env['BENCH_RESULTS']
if (results) await writeFile(results, `${JSON.stringify({ rounds: ROUNDS, starts, targets }, null, 2)}\n`)
process.exitCode = targets.every(({ isMet }) => isMet) ? 0 : 1

async function measure(): Promise<Start> {
  const used = processorSeconds(process.pid)
  const programs = Object.fromEntries(used.map(({ program, seconds }) => [program, rounded(seconds)]))
  const ready = sum()
  for (let before = ready; ; ) {
    await sleep(LOOK_MS)
    const now = sum()
    if (now - before <= (QUIET_SHARE * LOOK_MS) / 1000) return { ready, settled: now, programs }
    before = now
  }
}

function sum(): number {
  return processorSeconds(process.pid).reduce((total, { seconds }) => total + seconds, 0)
}

function of(kind: Kind, when: 'ready' | 'settled'): number {
  return rounded(median(starts[kind].map((start) => start[when])))
}
