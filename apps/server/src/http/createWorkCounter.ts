export interface WorkCounter {
  track: <T>(work: Promise<T>) => Promise<T>
  /** Resolves once no tracked work is running. */
  idle: () => Promise<void>
}

/**
 * A caller that hangs up ends its connection, but not the work that it started, which must end before the
 * database is closed.
 */
export function createWorkCounter(): WorkCounter {
  let running = 0
  let waiting: (() => void)[] = []
  const finish = () => {
    running -= 1
    if (running > 0) return
    for (const settle of waiting) settle()
    waiting = []
  }
  return {
    track(work) {
      running += 1
      work.then(finish, finish)
      return work
    },
    idle: () => (running === 0 ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve))),
  }
}
