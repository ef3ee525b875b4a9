import { ActionError } from '#rpc/ActionError.ts'
import { createBoundedQueue } from '#security/createBoundedQueue.ts'

export interface MemberQueues {
  /**
   * Runs the work when it is this member's turn; `work` counts what it has cost. It throws TOO_MANY_REQUESTS if
   * too many are waiting.
   */
  handle: <T>(memberId: string, work: (count: (cost: number) => void) => Promise<T>) => Promise<T>
}

export interface MemberQueueOptions {
  /** The number of all members' that run at once. */
  atOnce?: number
  /** The number of all members' that wait. */
  waiting?: number
  atOncePerMember?: number
  /** The number of waiting ones of one member, besides those that run. */
  waitingPerMember: number
  /** After each one, its place rests in proportion, so that one member only gets a share of the processor. */
  costPerSecond?: number
}

/** Lets each member have so many at a time, however many connections there are, and the others wait. */
export function createMemberQueues({
  atOnce = Number.POSITIVE_INFINITY,
  waiting = Number.POSITIVE_INFINITY,
  atOncePerMember = 1,
  waitingPerMember,
  costPerSecond = Number.POSITIVE_INFINITY,
}: MemberQueueOptions): MemberQueues {
  const all = createBoundedQueue({ atOnce, waiting, retryAfterSeconds: 1 })
  const queues = new Map<string, { running: number; waiting: (() => void)[] }>()

  /** Waits until it is this member's turn. */
  async function begin(memberId: string): Promise<void> {
    const queue = queues.get(memberId)
    if (queue === undefined) queues.set(memberId, { running: 1, waiting: [] })
    else if (queue.running < atOncePerMember) queue.running += 1
    else if (queue.waiting.length >= waitingPerMember)
      throw new ActionError('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 })
    else await new Promise<void>((resolve) => queue.waiting.push(resolve))
  }

  /** The place is passed on instead of freed, so that nobody can overtake. */
  function end(memberId: string): void {
    const queue = queues.get(memberId)
    const next = queue?.waiting.shift()
    if (next !== undefined) next()
    else if (queue !== undefined && queue.running > 1) queue.running -= 1
    else queues.delete(memberId)
  }

  return {
    async handle(memberId, work) {
      await begin(memberId)
      let cost = 0
      const count = (units: number) => {
        cost += units
      }
      try {
        return await all.run(() => work(count))
      } finally {
        const restMs = (cost / costPerSecond) * 1000
        if (restMs > 0) setTimeout(() => end(memberId), restMs).unref()
        else end(memberId)
      }
    },
  }
}
