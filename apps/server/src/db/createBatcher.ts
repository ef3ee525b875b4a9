import { settledWithin } from './settledWithin.ts'

export interface BatcherOptions<V> {
  /** Loads all keys in one query; a key that is absent from the result has no value. */
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>
  /** The number of concurrent queries, not counting those that have exceeded the time limit. */
  atOnce?: number
  /** A query that takes longer doesn't block others, because its connection may be lost. */
  timeoutMs?: number
  maxKeys?: number
  /**
   * The minimum time between two queries. Each one wakes the database, which costs more than its result;
   * under load a short rest makes one query of ten. The first one after a pause doesn't wait.
   */
  restMs?: number
}

export type Batcher<V> = (key: string) => Promise<V | undefined>

interface Waiting<V> {
  promise: Promise<V | undefined>
  resolve: (value: V | undefined) => void
  reject: (error: unknown) => void
}

const REST_MS = 2
const TIMEOUT_MS = 250
/** The total includes abandoned queries, which must not use up the connections of a server. */
const MAX_IN_FLIGHT = 5

/**
 * While queries are running, further keys are collected into one. A key only joins a query that hasn't been
 * sent yet, so that every result is newer than its request.
 */
export function createBatcher<V>({
  load,
  atOnce = 1,
  timeoutMs = TIMEOUT_MS,
  maxKeys = 500,
  restMs = REST_MS,
}: BatcherOptions<V>): Batcher<V> {
  let gathering = new Map<string, Waiting<V>>()
  /** The queries that the next one waits for. */
  let running = 0
  let inFlight = 0
  let isScheduled = false
  let askedAt = Number.NEGATIVE_INFINITY

  function schedule(): void {
    if (isScheduled || running >= atOnce || inFlight >= MAX_IN_FLIGHT || gathering.size === 0) return
    isScheduled = true
    const rest = askedAt + restMs - performance.now()
    if (rest > 0) setTimeout(start, rest)
    // It starts after this turn of the event loop, so that everything that the sockets delivered is included.
    else setImmediate(start)
  }

  function start(): void {
    isScheduled = false
    askedAt = performance.now()
    const batch = takeBatch()
    running += 1
    inFlight += 1
    const answered = answer(batch).finally(() => {
      inFlight -= 1
    })
    void settledWithin(answered, timeoutMs).then(() => {
      running -= 1
      schedule()
    })
    void answered.then(schedule)
    schedule()
  }

  function takeBatch(): Map<string, Waiting<V>> {
    if (gathering.size <= maxKeys) {
      const batch = gathering
      gathering = new Map()
      return batch
    }
    const entries = [...gathering]
    gathering = new Map(entries.slice(maxKeys))
    return new Map(entries.slice(0, maxKeys))
  }

  async function answer(batch: ReadonlyMap<string, Waiting<V>>): Promise<void> {
    try {
      const found = await load([...batch.keys()])
      for (const [key, { resolve }] of batch) resolve(found.get(key))
    } catch (error) {
      for (const { reject } of batch.values()) reject(error)
    }
  }

  return (key) => {
    const known = gathering.get(key)
    if (known !== undefined) return known.promise
    const waiting = promiseWithResolvers<V | undefined>()
    gathering.set(key, waiting)
    schedule()
    return waiting.promise
  }
}

/** Node 20 doesn't have the standard function. */
function promiseWithResolvers<T>() {
  let resolve: (value: T) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<T>((onValue, onError) => {
    resolve = onValue
    reject = onError
  })
  return { promise, resolve, reject }
}
