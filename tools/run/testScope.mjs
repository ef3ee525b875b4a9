// `npm test` tests one cell of each matrix (language × theme × width), `npm run test:full` all of them.
import { execFileSync } from 'node:child_process'
import { availableParallelism, totalmem } from 'node:os'
import { inRepository } from '../build/repository.mjs'

const DAY_MS = 86_400_000
/** The reference work takes this long on one idle core of a small cloud machine. */
const REFERENCE_MS = 120
const SLOWEST_FACTOR = 20
/**
 * The variable is passed on to every process that a run starts; otherwise each would measure again whenever
 * it reads its settings.
 */
const SLOWNESS_VARIABLE = 'PANDOK_TEST_SLOWNESS'
/**
 * This variable is also passed on: tests choose their cells by it, with `inScope` and `inTurn` of
 * `@pandok/testkit/scope`.
 */
const ROTATION_VARIABLE = 'PANDOK_TEST_ROTATION'

export const isFull = process.env['PANDOK_TEST_SCOPE'] === 'full'

/**
 * Returns a number that grows by one from commit to commit, so that a commit is always tested in the same
 * cells and a few commits together cover the matrix. Without a history, the date is used.
 */
export function rotation() {
  const given = process.env[ROTATION_VARIABLE]
  if (given !== undefined) return Number.parseInt(given, 10)
  const counted = commitsOrDays()
  process.env[ROTATION_VARIABLE] = String(counted)
  return counted
}

function commitsOrDays() {
  try {
    const count = execFileSync('git', ['rev-list', '--count', 'HEAD'], {
      cwd: inRepository('.'),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return Number.parseInt(count, 10)
  } catch {
    return Math.floor(Date.now() / DAY_MS)
  }
}

/**
 * Returns how many times longer the same work takes here and now than on a quiet machine, at least 1.
 * Time-outs are multiplied by it: they are there to end what hangs, and must not end what is only slow.
 */
export function slowness() {
  const known = Number.parseInt(process.env[SLOWNESS_VARIABLE] ?? '', 10)
  if (known >= 1) return known
  const measured = Math.min(SLOWEST_FACTOR, Math.max(1, Math.ceil(timesReference())))
  process.env[SLOWNESS_VARIABLE] = String(measured)
  return measured
}

/**
 * Returns how many times the reference duration the same work takes at this moment; below 1 on a faster
 * machine.
 */
export function timesReference() {
  return measuredMs() / REFERENCE_MS
}

function measuredMs() {
  const startedAt = performance.now()
  let sum = 0
  for (let step = 0; step < 60_000_000; step++) sum = (sum + step * 31) | 0
  return sum === 0.5 ? 0 : performance.now() - startedAt
}

/**
 * One worker too many costs little, while one too few leaves a core idle whenever a test waits for its
 * database or browser.
 */
export const workers = availableParallelism() + 1

/** This is more than twice the memory that the browser, server and database of a journey were seen to use. */
const JOURNEY_BYTES = 1024 ** 3

/**
 * Journeys wait more than they compute, for a page to settle and for the next check of it: next to two
 * processes that used both cores fully, they took a quarter longer, while unit tests took twice as long.
 * Three for each core use no more of the processor than two, and end sooner.
 */
export const journeyWorkers = Math.max(
  workers,
  Math.min(3 * availableParallelism(), Math.floor(totalmem() / JOURNEY_BYTES)),
)
