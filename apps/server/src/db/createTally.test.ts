import { expect, it } from 'vitest'
import { createTally } from './createTally.ts'

function recorder(takesMs = 0) {
  const writes: Record<string, number>[] = []
  const write = async (counts: ReadonlyMap<string, number>) => {
    writes.push(Object.fromEntries(counts))
    await new Promise((resolve) => setTimeout(resolve, takesMs))
  }
  return { writes, write }
}

it('writes what is counted at one time at once, and what comes meanwhile together', async () => {
  const { writes, write } = recorder(20)
  const tally = createTally({ write, restMs: 0 })
  const first = tally(['a', 'b'])
  await new Promise((resolve) => setTimeout(resolve, 5))
  const later = Array.from({ length: 50 }, () => tally(['a']))
  await Promise.all([first, ...later])
  expect(writes).toEqual([{ a: 1, b: 1 }, { a: 50 }])
})

it('rests between two writes', async () => {
  const { writes, write } = recorder()
  const tally = createTally({ write, restMs: 60 })
  // From before the first: a machine that stops for breath between the two must not shorten the rest.
  const from = performance.now()
  await tally(['a'])
  await Promise.all([tally(['a']), tally(['b'])])
  expect(performance.now() - from).toBeGreaterThan(58)
  expect(writes).toEqual([{ a: 1 }, { a: 1, b: 1 }])
})

it('tells those whose count was not written, and goes on', async () => {
  let isBroken = true
  const written: number[] = []
  const tally = createTally({
    restMs: 0,
    write: async (counts) => {
      if (isBroken) throw new Error('no connection')
      written.push(counts.get('a') ?? 0)
    },
  })
  await expect(tally(['a'])).rejects.toThrow('no connection')
  isBroken = false
  await tally(['a'])
  expect(written).toEqual([1])
})

it('lets a write that comes to no end hold up no other, and begins no more than a few of them', async () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const tally = createTally({
    restMs: 0,
    patienceMs: 5,
    write: (counts) => {
      begun.push(...counts.keys())
      return new Promise((resolve) => ends.push(resolve))
    },
  })
  const written: Promise<void>[] = []
  for (const key of ['a', 'b', 'c']) {
    written.push(tally([key]))
    await expect.poll(() => begun).toContain(key)
  }
  written.push(tally(['d']))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(begun).toEqual(['a', 'b', 'c'])
  ends[1]?.()
  await expect.poll(() => begun).toContain('d')
  for (const end of ends) end()
  await Promise.all(written)
})
