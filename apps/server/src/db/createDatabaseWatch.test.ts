import Fastify from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { health } from '#http/routes/health.ts'
import { createDatabaseWatch } from './createDatabaseWatch.ts'

const MIB = 1024 * 1024

interface Around {
  query?: (text: string) => Promise<unknown>
  freeBytes?: () => Promise<number>
}

function setUp({ query = async () => ({}), freeBytes }: Around = {}) {
  const warn = vi.fn()
  const watch = createDatabaseWatch({ pool: { query } as never, warn, freeBytes })
  return { watch, warn }
}

afterEach(() => {
  vi.useRealTimers()
})

describe('what is asked of a database that never answers', () => {
  const never = () => new Promise<never>(() => {})

  it.each([
    ['a question', { query: never }],
    ['the room on its disk', { freeBytes: never }],
  ])('lets the health check answer within two seconds: %s', async (_, around) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const app = Fastify()
    health(app, { database: setUp(around).watch, backupState: null }, () => false)
    await app.ready()
    let answered: { statusCode: number; body: string } | undefined
    const asked = app.inject('/api/health/ready').then((answer) => {
      answered = answer
    })
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    await vi.advanceTimersByTimeAsync(2000)
    // The request passes through a few turns of the event loop, which aren't timers.
    for (let turn = 0; turn < 20 && answered === undefined; turn++) await new Promise(setImmediate)
    expect(answered?.statusCode).toBe(503)
    expect(JSON.parse(answered?.body ?? '')).toEqual({ status: 'unavailable', reason: 'database' })
    await asked
    await app.close()
  })
})

describe('the room on the disk', () => {
  it('is missed before anything has failed, told once, and forgotten when there is some', async () => {
    let free = 15 * MIB
    const { watch, warn } = setUp({ freeBytes: async () => free })
    expect(await watch.look()).toBe('full')
    expect(await watch.look()).toBe('full')
    expect(warn.mock.calls.map(([, sentence]) => sentence)).toEqual([
      'the disk is full: nothing can be saved',
    ])
    free = 16 * MIB
    expect(await watch.look()).toBeNull()
  })

  it('is left to the writes where it is not known', async () => {
    const { watch } = setUp({ freeBytes: () => Promise.reject(new Error('ENOSYS')) })
    expect(await watch.look()).toBeNull()
    expect(await setUp().watch.look()).toBeNull()
  })
})
