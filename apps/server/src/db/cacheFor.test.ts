import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cacheFor } from './cacheFor.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

it('asks once for everybody within the time, and again after it', async () => {
  let asked = 0
  const ask = cacheFor(1000, async (key) => `${key} ${++asked}`)
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a 1', 'a 1', 'b 2'])
  vi.advanceTimersByTime(999)
  expect(await ask('a')).toBe('a 1')
  vi.advanceTimersByTime(1)
  expect(await ask('a')).toBe('a 3')
})

it('does not keep a failure', async () => {
  let asked = 0
  const ask = cacheFor(1000, async () => {
    asked += 1
    if (asked === 1) throw new Error('gone')
    return asked
  })
  await expect(ask('a')).rejects.toThrow('gone')
  expect(await ask('a')).toBe(2)
})

it('asks every time when there is no time', async () => {
  let asked = 0
  const ask = cacheFor(0, async () => ++asked)
  expect([await ask('a'), await ask('a')]).toEqual([1, 2])
})
