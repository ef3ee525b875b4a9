import { ActionError } from '#rpc/ActionError.ts'
import { createBoundedQueue } from '#security/createBoundedQueue.ts'

export interface LargeBodies {
  /**
   * Reads and handles a body above the common limit, once it is this member's turn; `work` counts the bytes that it has
   * read. Throws TOO_MANY_REQUESTS when too many wait already.
   */
  handle: <T>(memberId: string, work: (count: (bytes: number) => void) => Promise<T>) => Promise<T>
}

export interface LargeBodiesOptions {
  /** Of all members, being read or handled; each may be kept whole in memory. */
  atOnce?: number
  /** Of all members. */
  waiting?: number
  /** Of one member, beside the one at work. */
  waitingPerMember?: number
  /** After each body its member's next one waits, so that one member takes no more than a share of the processor. */
  bytesPerSecond?: number
}

const MIB = 1024 * 1024

/**
 * A large body costs a hundred times as much as any other: its bytes are kept until the last has come, and parsing keeps
 * everybody waiting. So each member has one at a time, however many connections there are; the others aren't read meanwhile.
 */
export function createLargeBodies({
  atOnce = 16,
  waiting = 64,
  waitingPerMember = 8,
  bytesPerSecond = MIB,
}: LargeBodiesOptions = {}): LargeBodies {
  const all = createBoundedQueue({ atOnce, waiting, retryAfterSeconds: 1 })
  const queues = new Map<string, { waiting: (() => void)[] }>()

  /** Until it is this member's turn. */
  async function begin(memberId: string): Promise<void> {
    const queue = queues.get(memberId)
    if (queue === undefined) queues.set(memberId, { waiting: [] })
    else if (queue.waiting.length >= waitingPerMember)
      throw new ActionError('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 })
    else await new Promise<void>((resolve) => queue.waiting.push(resolve))
  }

  function end(memberId: string): void {
    const next = queues.get(memberId)?.waiting.shift()
    if (next === undefined) queues.delete(memberId)
    else next()
  }

  return {
    async handle(memberId, work) {
      await begin(memberId)
      let read = 0
      const count = (bytes: number) => {
        read += bytes
      }
      try {
        return await all.run(() => work(count))
      } finally {
        setTimeout(() => end(memberId), (read / bytesPerSecond) * 1000).unref()
      }
    },
  }
}
