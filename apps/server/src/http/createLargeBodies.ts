import { ActionError } from '#rpc/ActionError.ts'
import { createBoundedQueue } from '#security/createBoundedQueue.ts'

export interface LargeBodies {
  /**
   * Reads and handles a body above the common limit when it is this member's turn; `work` counts the bytes
   * that it has read. It throws TOO_MANY_REQUESTS if too many are waiting.
   */
  handle: <T>(memberId: string, work: (count: (bytes: number) => void) => Promise<T>) => Promise<T>
}

export interface LargeBodiesOptions {
  /** The number of bodies of all members that are read or handled at once; each may be in memory completely. */
  atOnce?: number
  /** The number of waiting bodies of all members. */
  waiting?: number
  /** The number of waiting bodies of one member, besides the current one. */
  waitingPerMember?: number
  /**
   * After each body, the next one of the same member waits, so that one member only gets a share of the
   * processor.
   */
  bytesPerSecond?: number
}

const MIB = 1024 * 1024

/**
 * A large body costs a hundred times as much as any other: its bytes stay in memory until the last one has
 * arrived, and parsing blocks everybody. So each member has one at a time, however many connections there
 * are, and the others aren't read meanwhile.
 */
export function createLargeBodies({
  atOnce = 16,
  waiting = 64,
  waitingPerMember = 8,
  bytesPerSecond = MIB,
}: LargeBodiesOptions = {}): LargeBodies {
  const all = createBoundedQueue({ atOnce, waiting, retryAfterSeconds: 1 })
  const queues = new Map<string, { waiting: (() => void)[] }>()

  /** Waits until it is this member's turn. */
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
