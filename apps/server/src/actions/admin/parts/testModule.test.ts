import { compileModule, readDefinition, runTests } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { partsOf } from './partsOf.ts'
import { isTested, testModule } from './testModule.ts'

const ids = Array.from({ length: 12 }, (_, index) => `out${index}`)
const says = Object.fromEntries(ids.map((id) => [id, `${id} 정상`]))

const definition = (expected: object, count = 1) => ({
  inputs: [{ id: 'size', kind: 'number', label: { ko: '크기', en: 'Size' }, unit: 'mm' }],
  computed: [{ id: 'twice', kind: 'number', expr: 'size * 2' }],
  outputs: ids.map((id) => ({ id, section: 'findings', body: { ko: [`${id} 정상`], en: [`${id} 정상`] } })),
  tests: Array.from({ length: count }, (_, index) => ({
    name: `${index}`,
    given: { size: 4 },
    expect: expected,
  })),
})

const now = new Date('2026-11-15T20:00:00.000Z')

/** The result of the engine when it runs all tests at once. */
function atOnce(stored: Readonly<Record<string, unknown>>) {
  const reading = readDefinition(stored)
  if (!reading.ok) throw new Error(JSON.stringify(reading.findings))
  return runTests(compileModule(reading.definition), { today: '2026-11-16' })
}

describe('testModule', () => {
  it.each([
    ['all is right', { values: { twice: 8 }, outputs: { ko: says, en: says } }],
    ['a value differs', { values: { twice: 9 }, outputs: { ko: says } }],
    ['the last text differs', { outputs: { ko: says, en: { ...says, out11: '다른 말' } } }],
    ['nothing is expected', {}],
  ])('finds in parts what the engine finds at once: %s', async (_, expected) => {
    const stored = definition(expected)
    const [outcome] = atOnce(stored)
    const { passed, failed } = await testModule(stored, now)
    expect(passed === 1).toBe(outcome?.passed)
    expect(failed.flatMap(({ differences }) => differences).map(({ path }) => path)).toEqual(
      outcome?.differences.map(({ what, id, locale }) => [what, id, locale].filter(Boolean).join('.')),
    )
  })

  it('lets others have a turn before each of its steps', async () => {
    let isOver = false
    const testing = testModule(definition({ outputs: { ko: says } }, 50), now).finally(() => {
      isOver = true
    })
    let turns = 0
    while (!isOver) {
      await new Promise((resolve) => setImmediate(resolve))
      turns += 1
    }
    expect((await testing).passed).toBe(50)
    expect(turns).toBeGreaterThanOrEqual(50)
  })

  it('takes what is not over in time for failed', async () => {
    const tests = await testModule(definition({ outputs: { ko: says } }, 3), now, -1)
    expect(tests).toMatchObject({
      passed: 0,
      failed: [{ name: '0', differences: [{ path: 'time' }] }, {}, {}],
    })
    expect(isTested(tests)).toBe(false)
  })

  it('cuts long texts and tells the first differences', async () => {
    const wrong = Object.fromEntries(ids.map((id) => [id, '가'.repeat(2000)]))
    const { failed } = await testModule(definition({ outputs: { ko: wrong } }), now)
    expect(failed[0]?.differences).toHaveLength(10)
    expect(failed[0]?.differences[0]?.expected).toHaveLength(501)
  })
})

describe('isTested', () => {
  it('asks for tests, and that none fails', () => {
    expect(isTested({ passed: 1, failed: [] })).toBe(true)
    expect(isTested({ passed: 0, failed: [] })).toBe(false)
    expect(isTested({ passed: 5, failed: [{ name: 'x', differences: [] }] })).toBe(false)
  })
})

it('a test is taken apart into few texts at a time', () => {
  const parts = partsOf({
    name: 'a',
    given: {},
    expect: { values: { x: 1 }, outputs: { ko: says, de: says } },
  })
  expect(parts.map(({ expect: part }) => Object.keys(part))).toEqual([
    ['values'],
    ...Array.from({ length: 6 }, () => ['outputs']),
  ])
})
