import { expect, it, onTestFinished, vi } from 'vitest'
import { createTally } from './createTally.ts'

function fakeTimes(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
}

it('writes what is counted at one time at once, and what comes meanwhile together', async () => {
  const writes: Record<string, number>[] = []
  const ends: (() => void)[] = []
  const tally = createTally({
    restMs: 0,
    timeoutMs: 60_000,
    write: (counts) => {
      writes.push(Object.fromEntries(counts))
      return new Promise((resolve) => ends.push(resolve))
    },
  })
  const first = tally(['a', 'b'])
  await vi.waitFor(() => expect(ends).toHaveLength(1))
  const later = Array.from({ length: 50 }, () => tally(['a']))
  ends[0]?.()
  await vi.waitFor(() => expect(ends).toHaveLength(2))
  ends[1]?.()
  await Promise.all([first, ...later])
  expect(writes).toEqual([{ a: 1, b: 1 }, { a: 50 }])
})

it('rests between two writes', async () => {
  fakeTimes()
  const writes: Record<string, number>[] = []
  const write = async (counts: ReadonlyMap<string, number>) => void writes.push(Object.fromEntries(counts))
  const tally = createTally({ write, restMs: 60 })
  await tally(['a'])
  const second = Promise.all([tally(['a']), tally(['b'])])
  await vi.advanceTimersByTimeAsync(59)
  expect(writes).toEqual([{ a: 1 }])
  await vi.advanceTimersByTimeAsync(1)
  await second
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
  fakeTimes()
  const begun: string[] = []
  const ends: (() => void)[] = []
  const tally = createTally({
    restMs: 0,
    timeoutMs: 5,
    write: (counts) => {
      begun.push(...counts.keys())
      return new Promise((resolve) => ends.push(resolve))
    },
  })
  const written: Promise<void>[] = []
  for (const key of ['a', 'b', 'c']) {
    written.push(tally([key]))
    await vi.advanceTimersByTimeAsync(5)
    expect(begun).toContain(key)
  }
  written.push(tally(['d']))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(begun).toEqual(['a', 'b', 'c'])
  ends[1]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toContain('d')
  for (const end of ends) end()
  await Promise.all(written)
})
