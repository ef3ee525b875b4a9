import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isErrorCode } from '@pandok/protocol'
import { createSessionKey, type SessionKey, sealEvent, TIME_HEADER } from '@pandok/protocol/envelope'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { goodParams } from '#fuzz/goodParams.ts'
import { hostileParam } from '#fuzz/hostileParam.ts'
import { hostileValue } from '#fuzz/hostileValue.ts'
import { startTestHttp, type TestHttp } from '#testkit/startTestHttp.ts'

/** A million in `npm run soak -- fuzz`. */
const COUNT = Number(process.env['FUZZ_COUNT'] ?? 20_000)

const AT_ONCE = 20
/** Caches fill up to their bounds; what grows beyond them leaks. */
const MAX_GROWTH_BYTES = 48 * 1024 * 1024

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
const usedBytes = () => {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

let test: TestHttp
let session: SessionKey
beforeAll(async () => {
  test = await startTestHttp({ limitScale: 1_000_000 })
  session = await createSessionKey((await test.keys.current()).publicKey)
})
afterAll(() => test.stop())

const good = Object.entries(goodParams())
const call = fc
  .constantFrom(...good)
  .chain(([method, param]) => fc.record({ method: fc.constant(method), param: hostileParam(param) }))
const event = fc.oneof(
  { weight: 8, arbitrary: call },
  { weight: 1, arbitrary: fc.record({ method: hostileValue, param: hostileValue }) },
  { weight: 1, arbitrary: hostileValue },
)

/** What happens to a sealed envelope on its way. */
const damage = fc.oneof(
  { weight: 6, arbitrary: fc.constant(null) },
  {
    weight: 1,
    arbitrary: fc.record({
      part: fc.constantFrom('encryptedData', 'encryptedKey', 'iv', 'data', 'body', 'time'),
      value: hostileValue,
    }),
  },
)

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

async function send(content: unknown, harm: { part: string; value: unknown } | null) {
  const nowMs = test.clock.now().getTime()
  const sealed = await sealEvent(session, content as { method: string }, { authToken: '', nowMs })
  let data: unknown = sealed.data
  let time = sealed.encryptedTime
  if (harm?.part === 'data') data = harm.value
  else if (harm?.part === 'time')
    time = Buffer.from(asText(harm.value))
      .toString('latin1')
      .replace(/[^\x20-\x7e]/g, '?')
  else if (harm !== null) data = { ...sealed.data, [harm.part]: harm.value }
  const payload = harm?.part === 'body' ? asText(harm.value) : JSON.stringify({ data })
  return test.http.app.inject({
    method: 'POST',
    url: '/api/live-event',
    headers: { 'content-type': 'application/json', [TIME_HEADER]: time },
    payload,
  })
}

it(
  `answers ${COUNT.toLocaleString('en')} malformed envelopes and params with a declared code, never with a bug or a leak`,
  async () => {
    const seen = new Map<number, number>()
    const rounds = Math.ceil(COUNT / AT_ONCE)
    let round = 0
    let bytesHalfWay = 0
    const check = async ([content, harm]: [unknown, Parameters<typeof send>[1]]) => {
      const { statusCode, payload } = await send(content, harm)
      seen.set(statusCode, (seen.get(statusCode) ?? 0) + 1)
      expect(statusCode, payload).toBeLessThan(500)
      const answer = JSON.parse(payload)
      if (statusCode === 200) expect(Object.keys(answer)).toEqual(['data'])
      else expect(isErrorCode(answer.code)).toBe(true)
    }
    const together = fc.array(fc.tuple(event, damage), { minLength: AT_ONCE, maxLength: AT_ONCE })
    await fc.assert(
      fc.asyncProperty(together, async (calls) => {
        await Promise.all(calls.map(check))
        expect(test.bugs).toEqual([])
        test.lines.length = 0
        round += 1
        if (round === Math.ceil(rounds / 2)) bytesHalfWay = usedBytes()
      }),
      { numRuns: rounds, endOnFailure: true },
    )
    expect(usedBytes() - bytesHalfWay).toBeLessThan(MAX_GROWTH_BYTES)
    // Both sides of the door were met, or this says little.
    expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 400, 401, 404]))
  },
  Math.max(120_000, COUNT * 6),
)
