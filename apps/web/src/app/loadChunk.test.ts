import { describe, expect, it } from 'vitest'
import { memoryStorage } from './keptStorage.ts'
import { createChunkLoader, ServerGone } from './loadChunk.ts'

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

function page({ storage = memoryStorage(), isServerThere = true } = {}) {
  const clock = { ms: 1_000_000 }
  const reloads: number[] = []
  const load = createChunkLoader({
    storage,
    now: () => clock.ms,
    isServerThere: async () => isServerThere,
    reload: () => void reloads.push(clock.ms),
  })
  return { clock, reloads, load, storage }
}

const settled = (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(
      () => 'loaded',
      (error: Error) => error.name,
    ),
    new Promise((resolve) => setTimeout(() => resolve('waiting'), 5)),
  ])

describe('a part of the program that is gone', () => {
  it('reloads the page and shows no error meanwhile', async () => {
    const { load, reloads } = page()
    expect(await settled(load(missing))).toBe('waiting')
    expect(reloads).toHaveLength(1)
  })

  it('is an error when it is still gone after that reload', async () => {
    const first = page()
    await settled(first.load(missing))
    const second = page({ storage: first.storage })
    second.clock.ms += 59_999
    expect(await settled(second.load(missing))).toBe('TypeError')
    expect(second.reloads).toHaveLength(0)
  })

  it('may reload again after a minute', async () => {
    const first = page()
    await settled(first.load(missing))
    const second = page({ storage: first.storage })
    second.clock.ms += 60_000
    await settled(second.load(missing))
    expect(second.reloads).toHaveLength(1)
  })

  it('never reloads into a server that is not there', async () => {
    const { load, reloads } = page({ isServerThere: false })
    await expect(load(missing)).rejects.toBeInstanceOf(ServerGone)
    expect(reloads).toHaveLength(0)
  })
})

describe('a part of the program that is there', () => {
  it('is handed on', async () => {
    const { load, reloads } = page()
    await expect(load(async () => 'part')).resolves.toBe('part')
    expect(reloads).toHaveLength(0)
  })
})
