import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createBatcher } from './createBatcher.ts'

const lengthsOf = (keys: readonly string[]) => new Map(keys.map((key) => [key, key.length]))

it('queries once for all keys that are requested in one tick, and each key once', async () => {
  const asked: string[][] = []
  const lengthOf = createBatcher({
    load: async (keys) => {
      asked.push([...keys])
      return lengthsOf(keys)
    },
  })
  expect(await Promise.all(['a', 'bb', 'a', 'ccc'].map(lengthOf))).toEqual([1, 2, 1, 3])
  expect(asked).toEqual([['a', 'bb', 'ccc']])
})

it('gathers while one question is under way, and never answers from a question asked before the wish', async () => {
  let version = 0
  let asked = 0
  const read = createBatcher({
    load: async (keys) => {
      asked += 1
      const seen = version
      await sleep(20)
      return new Map(keys.map((key) => [key, seen]))
    },
  })
  const before = read('x')
  await sleep(5)
  version = 1
  const after = Promise.all([read('x'), read('y'), read('x')])
  expect(await before).toBe(0)
  expect(await after).toEqual([1, 1, 1])
  expect(asked).toBe(2)
})

it('answers undefined for a key without an answer', async () => {
  const find = createBatcher<number>({ load: async () => new Map() })
  expect(await find('nothing')).toBeUndefined()
})

it('tells everybody of a batch that it failed, and goes on with the next', async () => {
  let fails = true
  const find = createBatcher({
    load: async (keys) => {
      if (fails) throw new Error('down')
      return lengthsOf(keys)
    },
  })
  const results = await Promise.allSettled([find('a'), find('b')])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fails = false
  expect(await find('a')).toBe(1)
})

it('keeps to its size and to its number of questions at once', async () => {
  let running = 0
  let most = 0
  const sizes: number[] = []
  const lengthOf = createBatcher({
    atOnce: 2,
    maxKeys: 10,
    load: async (keys) => {
      running += 1
      most = Math.max(most, running)
      sizes.push(keys.length)
      await sleep(2)
      running -= 1
      return lengthsOf(keys)
    },
  })
  const keys = Array.from({ length: 45 }, (_, index) => String(index))
  expect(await Promise.all(keys.map(lengthOf))).toEqual(keys.map((key) => key.length))
  expect(most).toBe(2)
  expect(sizes).toEqual([10, 10, 10, 10, 5])
})

it('lets a question that gets no answer hold nobody else, and asks no more than a few of them', async () => {
  const asked: string[][] = []
  const stuck: ((answer: ReadonlyMap<string, number>) => void)[] = []
  const lengthOf = createBatcher<number>({
    timeoutMs: 5,
    load: (keys) => {
      asked.push([...keys])
      if (!keys.includes('stuck')) return Promise.resolve(lengthsOf(keys))
      return new Promise((resolve) => stuck.push(resolve))
    },
  })
  const first = lengthOf('stuck')
  await expect.poll(() => stuck).toHaveLength(1)
  expect(await lengthOf('free')).toBe(4)

  const others: Promise<unknown>[] = []
  for (let count = 2; count <= 5; count += 1) {
    others.push(lengthOf('stuck'))
    await expect.poll(() => stuck).toHaveLength(count)
  }
  const late = lengthOf('late')
  await sleep(20)
  expect(asked.flat()).not.toContain('late')
  for (const answer of stuck) answer(new Map([['stuck', 5]]))
  expect(await Promise.all([first, ...others, late])).toEqual([5, 5, 5, 5, 5, 4])
})
