import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createBoundedQueue } from './createBoundedQueue.ts'

it('never runs more at once than allowed, keeps the order, and refuses the ones too many at once', async () => {
  const queue = createBoundedQueue({ atOnce: 2, waiting: 3, retryAfterSeconds: 7 })
  let running = 0
  let most = 0
  const order: number[] = []
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) =>
      queue.run(async () => {
        running += 1
        most = Math.max(most, running)
        order.push(index)
        await sleep(5)
        running -= 1
        return index
      }),
    ),
  )
  expect(most).toBe(2)
  expect(order).toEqual([0, 1, 2, 3, 4])
  expect(results.slice(5)).toMatchObject(
    Array.from({ length: 3 }, () => ({
      status: 'rejected',
      reason: { code: 'TOO_MANY_REQUESTS', reason: { retryAfterSeconds: 7 } },
    })),
  )
})

it('gives the place back when the work fails', async () => {
  const queue = createBoundedQueue({ atOnce: 1, waiting: 0, retryAfterSeconds: 1 })
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(queue.run(async () => 'next')).resolves.toBe('next')
})
