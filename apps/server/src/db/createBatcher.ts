import { settledWithin } from './settledWithin.ts'

export interface BatcherOptions<V> {
  /** Answers for all keys in one question; a key that is absent from the answer has none. */
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, V>>
  /** Questions under way at once, not counting those that have waited for too long. */
  atOnce?: number
  /** A question that waits for longer holds nobody else: its connection may be lost. */
  patienceMs?: number
  maxKeys?: number
  /**
   * The least time between two questions. Each one wakes the database, which costs more than what it answers; under
   * load a short rest makes one of ten. Whoever comes after a pause doesn't wait.
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
const PATIENCE_MS = 250
/** Together with those that nobody waits for any more: they must not use up the connections of a server. */
const MAX_UNDER_WAY = 5

/**
 * While questions are under way, the next keys gather into one. A key joins only a question that hasn't been asked
 * yet, so every answer is younger than the wish for it.
 */
export function createBatcher<V>({
  load,
  atOnce = 1,
  patienceMs = PATIENCE_MS,
  maxKeys = 500,
  restMs = REST_MS,
}: BatcherOptions<V>): Batcher<V> {
  let gathering = new Map<string, Waiting<V>>()
  /** Those that the next one waits for. */
  let running = 0
  let underWay = 0
  let isScheduled = false
  let askedAt = Number.NEGATIVE_INFINITY

  function schedule(): void {
    if (isScheduled || running >= atOnce || underWay >= MAX_UNDER_WAY || gathering.size === 0) return
    isScheduled = true
    const rest = askedAt + restMs - performance.now()
    if (rest > 0) setTimeout(start, rest)
    // After this turn of the event loop: everything that the sockets brought with it goes along.
    else setImmediate(start)
  }

  function start(): void {
    isScheduled = false
    askedAt = performance.now()
    const batch = takeBatch()
    running += 1
    underWay += 1
    const answered = answer(batch).finally(() => {
      underWay -= 1
    })
    void settledWithin(answered, patienceMs).then(() => {
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

/** Node 20 lacks the standard one. */
function promiseWithResolvers<T>() {
  let resolve: (value: T) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<T>((onValue, onError) => {
    resolve = onValue
    reject = onError
  })
  return { promise, resolve, reject }
}
