import { ActionError } from '#rpc/ActionError.ts'

export interface BoundedQueue {
  /** Waits for a place and works; throws TOO_MANY_REQUESTS at once when too many wait already. */
  run: <T>(work: () => Promise<T>) => Promise<T>
}

export interface BoundedQueueOptions {
  atOnce: number
  waiting: number
  /** What a caller that finds the queue full is told to wait. */
  retryAfterSeconds: number
}

/** Keeps heavy work from starving everything else: a long queue only makes everybody late. */
export function createBoundedQueue({
  atOnce,
  waiting,
  retryAfterSeconds,
}: BoundedQueueOptions): BoundedQueue {
  const queue: (() => void)[] = []
  let running = 0
  return {
    async run(work) {
      if (running < atOnce) running += 1
      else if (queue.length >= waiting) throw new ActionError('TOO_MANY_REQUESTS', { retryAfterSeconds })
      else await new Promise<void>((resolve) => queue.push(resolve))
      try {
        return await work()
      } finally {
        const next = queue.shift()
        // The place is handed over, not freed: nobody who comes now can overtake.
        if (next === undefined) running -= 1
        else next()
      }
    },
  }
}
