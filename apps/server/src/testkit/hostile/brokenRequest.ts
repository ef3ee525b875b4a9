import fc from 'fast-check'
import type { TestRequest } from '#testkit/startTestHttp.ts'
import { hostileValue } from './hostileValue.ts'

const URLS = ['/api/live-event', '/api/token/validate', '/api/token/refresh']

const rawPayload = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.json({ maxDepth: 6 }),
  fc.constantFrom(
    '',
    '{',
    '[]',
    'null',
    '"x"',
    '{"data":',
    '{"data":{}}',
    `${'['.repeat(5000)}`,
    '{"__proto__":{"data":1}}',
  ),
  hostileValue.map((data) => JSON.stringify({ data })),
)

const headerValue = fc.oneof(
  fc.constantFrom(
    '',
    'Bearer',
    'Bearer ',
    'bearer x',
    'Basic eDp4',
    'Bearer a.b.c',
    'Bearer  two words',
    'x'.repeat(4000),
  ),
  fc.string({ unit: fc.constantFrom(...'abcAZ019+/=-_.; ,"'), maxLength: 80 }),
)

/** Requests that were never an envelope. */
export const rawRequest: fc.Arbitrary<TestRequest> = fc.record({
  method: fc.constant('POST' as const),
  url: fc.constantFrom(...URLS),
  headers: fc.record({
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-8',
      'text/plain',
      'multipart/form-data',
    ),
    authorization: headerValue,
    'accept-language': fc.oneof(fc.constantFrom('ko', 'de,en;q=0.1', '*', ';;q=', '__proto__'), headerValue),
    'x-encrypted-time': headerValue,
  }),
  payload: rawPayload,
})

const PLACES = ['encryptedData', 'encryptedKey', 'iv', 'x-encrypted-time', 'authorization'] as const

/** A damage at one place of any envelope. */
export interface Damage {
  place: (typeof PLACES)[number]
  kind: 'cut' | 'flip' | 'pad' | 'space' | 'respell' | 'foreign' | 'hostile'
  /** The position in the text, from 0 to 1. */
  at: number
  foreign: string
  hostile: unknown
}

export const damage: fc.Arbitrary<Damage> = fc.record({
  place: fc.constantFrom(...PLACES),
  kind: fc.constantFrom('cut', 'flip', 'pad', 'space', 'respell', 'foreign', 'hostile'),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  foreign: fc.base64String({ maxLength: 600 }),
  hostile: hostileValue,
})

/** Returns a real envelope with one thing changed after sealing. */
export function breakEnvelope(request: TestRequest, { place, ...how }: Damage): TestRequest {
  const header = request.headers[place]
  if (header !== undefined) {
    // A header can't contain line ends or other characters; the sender would refuse it before us.
    const value = (JSON.stringify(damaged(header, how)) ?? '').replaceAll(/^"|"$|[^\x20-\x7e]/gu, '')
    return { ...request, headers: { ...request.headers, [place]: value } }
  }
  const { data } = JSON.parse(request.payload) as { data: Record<string, string> }
  const broken = { ...data, [place]: damaged(data[place] ?? '', how) }
  return { ...request, payload: JSON.stringify({ data: broken }) }
}

function damaged(good: string, { kind, at, foreign, hostile }: Omit<Damage, 'place'>): unknown {
  const index = Math.floor(at * good.length)
  switch (kind) {
    case 'cut':
      return good.slice(0, index)
    case 'flip':
      return `${good.slice(0, index)}${good[index] === 'A' ? 'B' : 'A'}${good.slice(index + 1)}`
    case 'pad':
      return `${good}=`
    case 'space':
      return ` ${good}`
    case 'respell':
      return good.replaceAll('+', '-').replaceAll('/', '_')
    case 'foreign':
      return foreign
    case 'hostile':
      return hostile
  }
}
