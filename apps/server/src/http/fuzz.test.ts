import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isErrorCode } from '@pandok/protocol'
import type { Method } from '@pandok/protocol/contracts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { breakEnvelope, damage, rawRequest } from '#testkit/hostile/brokenRequest.ts'
import { goodParams } from '#testkit/hostile/goodParams.ts'
import { hostileParam } from '#testkit/hostile/hostileParam.ts'
import { openSession } from '#testkit/openSession.ts'
import { startTestHttp, type TestHttp, type TestRequest } from '#testkit/startTestHttp.ts'

const isFull = process.env['PANDOK_TEST_SCOPE'] === 'full'
const ASKED_COUNT = process.env['FUZZ_COUNT']
const COUNT = Number(ASKED_COUNT ?? (isFull ? 3000 : 1000))
const AT_ONCE = 50
/** Room for compiled code and caches that fill once; a leak of a kilobyte per request would pass it tenfold. */
const HEAP_GROWTH_MAX_BYTES = 48 * 1024 * 1024
/** Nothing about the inside may come out, whatever went in. (An id drawn at random may well have `pg_` in its middle.) */
const INSIDE = /node_modules|\.ts:\d|\bat \w+ \(|(?<![\w-])pg_|relation "|syntax error|violates/u

let test: TestHttp
beforeAll(async () => {
  test = await startTestHttp({ limitScale: 1_000_000 })
})
afterAll(() => test.stop())

const good = goodParams()
const methods = Object.keys(good) as Method[]
const hostileParams = new Map(methods.map((method) => [method, hostileParam(good[method])]))

const hostileMethod = fc.constantFrom(
  'toString',
  '__proto__',
  'constructor',
  '',
  'user-',
  'user-login\0',
  'USER-LOGIN',
)

/** One of a sealed call with a hostile param, a broken envelope, or something that never was one. */
async function makeRequest(seed: number, tokens: readonly string[]): Promise<TestRequest> {
  const one = <T>(arbitrary: fc.Arbitrary<T>): T => fc.sample(arbitrary, { numRuns: 1, seed })[0] as T
  if (seed % 4 === 0) return one(rawRequest)
  const method = methods[seed % methods.length] as Method
  const token = tokens[seed % tokens.length] ?? ''
  if (seed % 4 === 1)
    return breakEnvelope(await test.seal({ method, param: good[method] }, { token }), one(damage))
  // Methods that nobody defined belong to it, too.
  if (seed % 16 === 2) return test.seal({ method: one(hostileMethod), param: good[method] }, { token })
  return test.seal({ method, param: one(hostileParams.get(method) as fc.Arbitrary<unknown>) }, { token })
}

function collectGarbage(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

it(`${COUNT} malformed requests are refused in order, and leave nothing behind`, {
  ...(ASKED_COUNT ? { timeout: 0 } : {}),
}, async () => {
  const seed = Math.floor(Math.random() * 0x7fff_ffff)
  const { user } = await test.member()
  let heapAfterWarmUp = 0
  const statuses = new Set<number>()
  for (let done = 0; done < COUNT; done += AT_ONCE) {
    // Some of the calls end the session, so there is a new one for every handful.
    const { authToken } = await openSession(test.services.sessions, user)
    const tokens = ['', authToken, 'not.a.token', authToken]
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        const request = await makeRequest((seed + done + index) >>> 0, tokens)
        return test.send(request)
      }),
    )
    for (const answer of answers) {
      const told = `seed ${seed}: ${JSON.stringify(answer.body)} ${test.bugs.map(String)}`
      expect(answer.status, told).toBeLessThan(500)
      statuses.add(answer.status)
      if (answer.status >= 400) expect(isErrorCode(Object(answer.body).code), told).toBe(true)
      expect(JSON.stringify(answer.body), told).not.toMatch(INSIDE)
    }
    expect(test.bugs).toEqual([])
    expect(test.lines.join('')).not.toContain(authToken)
    test.lines.length = 0
    if (heapAfterWarmUp === 0 && done >= COUNT / 4) heapAfterWarmUp = collectGarbage()
  }
  // Both sides of the door were met, or this would say little.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404]))
  expect(collectGarbage() - heapAfterWarmUp).toBeLessThan(HEAP_GROWTH_MAX_BYTES)
})
