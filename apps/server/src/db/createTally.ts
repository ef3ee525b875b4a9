import { settledWithin } from './settledWithin.ts'

export interface TallyOptions {
  write: (counts: ReadonlyMap<string, number>) => Promise<void>
  /** The minimum time between two writes; the first one after a pause doesn't wait. */
  restMs: number
  /** A write that takes longer doesn't block others, because its connection may be lost. */
  timeoutMs?: number
}

/** Counts one more of each; it resolves when they are written. */
export type Tally = (keys: readonly string[]) => Promise<void>

interface Sheet {
  counts: Map<string, number>
  written: Promise<void>
}

const TIMEOUT_MS = 250
/** Writes of the same rows may wait for one that is stuck; they must not use up the connections of a server. */
const MAX_IN_FLIGHT = 3

/**
 * Adds up counts while a write rests or is running, so that a row that everybody counts on is written at most
 * a few times a second. A call resolves only after its count is written, so no count is lost at the end of
 * the process.
 */
export function createTally({ write, restMs, timeoutMs = TIMEOUT_MS }: TallyOptions): Tally {
  let open: Sheet | undefined
  let previous: Promise<unknown> = Promise.resolve()
  const inFlight = new Set<Promise<unknown>>()
  let writtenAt = Number.NEGATIVE_INFINITY

  function newSheet(): Sheet {
    const counts = new Map<string, number>()
    const written = previous.then(async () => {
      const rest = writtenAt + restMs - performance.now()
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
      open = undefined
      writtenAt = performance.now()
      const writing = write(counts)
      const settled = writing.catch(() => {}).finally(() => inFlight.delete(settled))
      inFlight.add(settled)
      previous = inFlight.size < MAX_IN_FLIGHT ? settledWithin(writing, timeoutMs) : Promise.race(inFlight)
      await writing
    })
    return { counts, written }
  }

  return (keys) => {
    open ??= newSheet()
    const { counts, written } = open
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
    return written
  }
}
