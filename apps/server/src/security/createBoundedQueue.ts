import { ActionError } from '#rpc/ActionError.ts'

export interface BoundedQueue {
  /** Waits for a place and runs the work; it throws TOO_MANY_REQUESTS at once if too many are waiting. */
  run: <T>(work: () => Promise<T>) => Promise<T>
}

export interface BoundedQueueOptions {
  atOnce: number
  waiting: number
  /** The waiting time for a caller if the queue is full. */
  retryAfterSeconds: number
}

/**
 * Keeps expensive work from starving everything else; the queue is short, because a long one only delays
 * everybody.
 */
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
        // The place is passed on instead of freed, so that nobody can overtake.
        if (next === undefined) running -= 1
        else next()
      }
    },
  }
}
