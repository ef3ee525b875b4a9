export interface TallyOptions {
  write: (counts: ReadonlyMap<string, number>) => Promise<void>
  /** The least time between two writes; whoever comes after a pause doesn't wait. */
  restMs: number
}

/** Counts one more of each; resolves when they are written. */
export type Tally = (keys: readonly string[]) => Promise<void>

interface Sheet {
  counts: Map<string, number>
  written: Promise<void>
}

/**
 * Adds up what is counted while a write rests or is under way, so that a row which everybody counts on is written a few
 * times a second at most. Nothing is promised before it is written: who counts waits, and no count is lost at the end
 * of the process.
 */
export function createTally({ write, restMs }: TallyOptions): Tally {
  let open: Sheet | undefined
  let last: Promise<unknown> = Promise.resolve()
  let writtenAt = Number.NEGATIVE_INFINITY

  function newSheet(): Sheet {
    const counts = new Map<string, number>()
    const written = last.then(async () => {
      const rest = writtenAt + restMs - performance.now()
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
      open = undefined
      writtenAt = performance.now()
      await write(counts)
    })
    last = written.catch(() => {})
    return { counts, written }
  }

  return (keys) => {
    open ??= newSheet()
    const { counts, written } = open
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
    return written
  }
}
