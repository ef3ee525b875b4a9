// biome-ignore-all lint/suspicious/noThenProperty: the document's own word; rows and tokens are never awaited
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FUZZ_RUNS } from '../testkit/fuzzRuns.ts'
import { within } from '../testkit/within.ts'
import { FINDING_CODES } from './Finding.ts'
import { FINDINGS_MAX } from './limits.ts'
import { readDefinition } from './readDefinition.ts'

const READ_MAX_MS = 50
const thyroid: unknown = JSON.parse(
  readFileSync(new URL('fixtures/v1/thyroid-nodules.json', import.meta.url), 'utf8'),
)

function expectCalm(document: unknown): void {
  const read = within(READ_MAX_MS, () => readDefinition(document))
  if (read.ok) expect(readDefinition(read.definition)).toEqual(read)
  else {
    expect(read.findings.length).toBeGreaterThan(0)
    expect(read.findings.length).toBeLessThanOrEqual(FINDINGS_MAX)
    for (const { code } of read.findings) expect(FINDING_CODES).toContain(code)
  }
}

/** A copy with the part at one of its places replaced. */
function replaced(document: unknown, place: number, by: unknown): unknown {
  let left = place
  const walk = (value: unknown): unknown => {
    left -= 1
    if (left < 0 && left >= -1) return by
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]))
  }
  return walk(document)
}

const hostile = fc.constantFrom<unknown>(
  ...['__proto__', 'constructor', '-', '[]', '1e999', '\u0000', '\ud800', 'a'.repeat(5000), ''],
  ...[null, {}, [], -1, 0.1, 1e308, { expr: 'a' }, { v: 'a' }, { br: 9 }, { range: [2, 1, '()'] }],
  ...[new Array(5000).fill({}), new Array(390).fill({ v: 0 }), { when: 'a', then: {} }],
)
const anything = fc.oneof({ weight: 2, arbitrary: hostile }, { weight: 1, arbitrary: fc.jsonValue() })

describe('readDefinition', () => {
  it('M1 never throws at any JSON', () => {
    fc.assert(fc.property(fc.jsonValue({ maxDepth: 6 }), expectCalm), { numRuns: Math.ceil(FUZZ_RUNS / 12) })
  })

  it('M1 never throws at a good document with one part replaced', () => {
    const change = fc.tuple(fc.nat(420), anything)
    fc.assert(
      fc.property(change, ([place, by]) => expectCalm(replaced(thyroid, place, by))),
      { numRuns: Math.ceil(FUZZ_RUNS / 15) },
    )
  })

  const many = (count: number, value: unknown) => new Array(count).fill(value)
  const body = (ko: unknown) => ({ outputs: [{ id: 'x', section: 'findings', body: { ko } }] })
  it.each<[string, unknown]>([
    ['numbers for tokens', body(many(95_000, 0))],
    ['wrong tokens in nested phrases', body(many(60, { when: 'a', then: many(390, { v: 0 }) }))],
    ['good tokens in nested phrases', body(many(50, { when: 'a', then: many(390, { br: 1 }) }))],
    ['wrong cells', { outputs: [], tables: many(20, { rows: many(200, { when: many(10, 0), then: [0] }) }) }],
    ['wrong options', { outputs: [], inputs: many(60, { kind: 'choice', options: many(100, { a: 1 }) }) }],
    [
      'wrong tests',
      { outputs: [], tests: many(200, { given: { A: 1, B: {}, c: [{}, 1] }, expect: { x: 1 } }) },
    ],
    ['long formulas', body(many(45, { when: 'x'.repeat(4000), then: [] }))],
    [
      'equal options',
      {
        ...body([]),
        inputs: many(60, { id: 'a', label: {}, kind: 'choice', options: many(100, { id: 'a', label: {} }) }),
      },
    ],
    [
      'shared phrases using each other',
      {
        ...body([]),
        partials: Array.from({ length: 40 }, (_, index) => ({
          id: `p${index}`,
          body: { ko: Array.from({ length: 300 }, (_, use) => ({ use: `p${use % 40}` })) },
        })),
      },
    ],
  ])('M3 reads a big hostile document in time: %s', (_, document) => {
    const read = within(READ_MAX_MS, () => readDefinition(document))
    if (!read.ok) expect(read.findings.length).toBeLessThanOrEqual(FINDINGS_MAX)
  })
})
