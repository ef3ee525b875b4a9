import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../storage/browserStorage.ts'
import { createChunkLoader, reloadAt, ServerGone } from './loadChunk.ts'

const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

function page({ storage = memoryStorage(), isServerThere = true } = {}) {
  const clock = { ms: 1_000_000 }
  const reloads: (string | undefined)[] = []
  const load = createChunkLoader({
    storage,
    now: () => clock.ms,
    isServerThere: async () => isServerThere,
    reload: (target) => void reloads.push(target),
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

describe('a chunk that no longer exists', () => {
  it('reloads the page without showing an error', async () => {
    const { load, reloads } = page()
    expect(await settled(load(missing))).toBe('waiting')
    expect(reloads).toHaveLength(1)
  })

  it('loads the page that was being opened', async () => {
    const { load, reloads } = page()
    await settled(load(missing, 'https://pandok.example/price?plan=basic-monthly'))
    expect(reloads).toEqual(['https://pandok.example/price?plan=basic-monthly'])
  })

  it.each([
    ['another page goes there', 'https://pandok.example/price', ['assign https://pandok.example/price']],
    ['the page that is shown reloads it', 'https://pandok.example/terms?activeTab=1', ['reload']],
    ['no page reloads what is shown', undefined, ['reload']],
  ])('for %s', (_, target, moves) => {
    const made: string[] = []
    const location = {
      href: 'https://pandok.example/terms?activeTab=1#refund',
      assign: (to: string | URL) => void made.push(`assign ${to}`),
      reload: () => void made.push('reload'),
    }
    reloadAt(location, target)
    expect(made).toEqual(moves)
  })

  it('is an error if it is still missing after that reload', async () => {
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

  it('never reloads while the server is unreachable', async () => {
    const { load, reloads } = page({ isServerThere: false })
    await expect(load(missing)).rejects.toBeInstanceOf(ServerGone)
    expect(reloads).toHaveLength(0)
  })
})

describe('a chunk that exists', () => {
  it('is returned', async () => {
    const { load, reloads } = page()
    await expect(load(async () => 'part')).resolves.toBe('part')
    expect(reloads).toHaveLength(0)
  })
})
