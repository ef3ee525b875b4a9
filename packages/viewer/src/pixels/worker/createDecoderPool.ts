import type { EncodedFrame } from '../decodeFrame.ts'
import { createDecodeWorker } from './createDecodeWorker.ts'
import type {
  DecodeJob,
  DecodeOutcome,
  FrameSource,
  InspectOutcome,
  JobMessage,
  JobOutcomes,
  OutcomeMessage,
} from './DecodeJob.ts'

/** What is seen now; what will be seen next; everything else. */
export type JobPriority = 'visible' | 'near' | 'rest'

const PRIORITIES: readonly JobPriority[] = ['visible', 'near', 'rest']

export interface JobOptions {
  priority?: JobPriority
  /** Taken back while it waits; while it runs only its outcome is thrown away. Rejects with the signal's reason. */
  signal?: AbortSignal
}

/** The part of a Worker that is used. */
export interface WorkerLike {
  postMessage(message: JobMessage): void
  addEventListener(type: 'message', listener: (event: MessageEvent<OutcomeMessage>) => void): void
  addEventListener(type: 'error' | 'messageerror', listener: (event: Event) => void): void
  terminate(): void
}

export interface DecoderPool {
  inspect(blob: Blob, options?: JobOptions & { decode?: 'first' | 'none' }): Promise<InspectOutcome>
  decode(blob: Blob, source: FrameSource, options?: JobOptions): Promise<DecodeOutcome>
  /** For bytes that are at hand already, such as the tiles of a slide. */
  decodeBytes(frame: EncodedFrame, options?: JobOptions): Promise<DecodeOutcome>
  /** Starts all workers ahead of the first task, which would have to wait for their scripts. */
  warmUp(): void
  counters(): { waiting: number; running: number; workersStarted: number }
  dispose(): void
}

interface Task {
  id: number
  job: DecodeJob
  settle: (outcome: InspectOutcome | DecodeOutcome) => void
  /** Was running beside another one when their worker died: runs alone now, so that the guilty one is found. */
  isSuspect: boolean
  isAbandoned: boolean
}

interface Crew {
  worker: WorkerLike
  tasks: Map<number, { task: Task; timer: ReturnType<typeof setTimeout> }>
}

export interface PoolOptions {
  size: number
  createWorker?: () => WorkerLike
  /** Tasks at a time in every worker: the next ones are on their way from the disk while one is decoded. */
  depth?: number
  /** Milliseconds after which a worker is held to be stuck. */
  timeout?: number
}

/** A message would carry the whole of the buffer that a view is a part of. */
const alone = (bytes: Uint8Array): Uint8Array =>
  bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice()

export function createDecoderPool({
  size,
  createWorker = createDecodeWorker,
  depth = 2,
  timeout = 60_000,
}: PoolOptions): DecoderPool {
  const waiting = new Map<JobPriority, Task[]>(PRIORITIES.map((priority) => [priority, []]))
  const crews = new Set<Crew>()
  let nextId = 1
  let workersStarted = 0
  let isDisposed = false

  function start(): Crew {
    const crew: Crew = { worker: createWorker(), tasks: new Map() }
    workersStarted++
    crews.add(crew)
    crew.worker.addEventListener('message', ({ data }) => {
      const running = crew.tasks.get(data.id)
      if (!running) return
      clearTimeout(running.timer)
      crew.tasks.delete(data.id)
      running.task.settle(data.outcome)
      assign()
    })
    const fail = (event: Event) => {
      event.preventDefault()
      lose(crew, undefined)
    }
    crew.worker.addEventListener('error', fail)
    crew.worker.addEventListener('messageerror', fail)
    return crew
  }

  /** A worker is gone. Its only task, or the one that overstayed, has failed; others get another chance. */
  function lose(crew: Crew, overdue: number | undefined): void {
    if (!crews.delete(crew)) return
    crew.worker.terminate()
    const isAlone = crew.tasks.size === 1
    for (const { task, timer } of crew.tasks.values()) {
      clearTimeout(timer)
      if (task.id === overdue || (overdue === undefined && isAlone))
        task.settle({
          ok: false,
          refusal: { reason: 'broken', detail: overdue ? 'decoder: too long' : 'decoder: crash' },
        })
      else {
        task.isSuspect = task.isSuspect || overdue === undefined
        waiting.get('visible')?.unshift(task)
      }
    }
    crew.tasks.clear()
    assign()
  }

  const next = (): { task: Task; take: () => void } | undefined => {
    for (const queue of waiting.values()) {
      while (queue[0]?.isAbandoned) queue.shift()
      const [task] = queue
      if (task) return { task, take: () => queue.shift() }
    }
    return undefined
  }

  const crewFor = (task: Task): Crew | undefined => {
    const isBusy = (crew: Crew) => [...crew.tasks.values()].some(({ task: { isSuspect } }) => isSuspect)
    let best: Crew | undefined
    for (const crew of crews) {
      const limit = task.isSuspect ? 1 : depth
      if (crew.tasks.size < Math.min(limit, best?.tasks.size ?? limit) && !isBusy(crew)) best = crew
    }
    if ((!best || best.tasks.size > 0) && crews.size < size) return start()
    return best
  }

  function assign(): void {
    while (!isDisposed) {
      const found = next()
      const crew = found && crewFor(found.task)
      if (!found || !crew) return
      found.take()
      const { task } = found
      const timer = setTimeout(() => lose(crew, task.id), timeout)
      crew.tasks.set(task.id, { task, timer })
      crew.worker.postMessage({ id: task.id, job: task.job })
    }
  }

  function run<Job extends DecodeJob>(job: Job, { priority = 'rest', signal }: JobOptions) {
    return new Promise<JobOutcomes[Job['kind']]>((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      if (isDisposed)
        return resolve({ ok: false, refusal: { reason: 'unreadable', detail: 'closed' } } as never)
      const abandon = () => {
        task.isAbandoned = true
        reject(signal?.reason)
      }
      const task: Task = {
        id: nextId++,
        job,
        settle: (outcome) => {
          signal?.removeEventListener('abort', abandon)
          resolve(outcome as JobOutcomes[Job['kind']])
        },
        isSuspect: false,
        isAbandoned: false,
      }
      signal?.addEventListener('abort', abandon, { once: true })
      waiting.get(priority)?.push(task)
      assign()
    })
  }

  return {
    inspect: (blob, { decode = 'none', ...options } = {}) => run({ kind: 'inspect', blob, decode }, options),
    decode: (blob, source, options = {}) => run({ kind: 'decode', blob, source }, options),
    decodeBytes: (frame, options = {}) =>
      run({ kind: 'decodeBytes', frame: { ...frame, bytes: frame.bytes.map(alone) } }, options),
    warmUp() {
      while (!isDisposed && crews.size < size) start()
    },
    counters: () => ({
      waiting: [...waiting.values()].flat().filter(({ isAbandoned }) => !isAbandoned).length,
      running: [...crews].reduce((sum, { tasks }) => sum + tasks.size, 0),
      workersStarted,
    }),
    dispose() {
      isDisposed = true
      const left = [...waiting.values()].flat()
      for (const { worker, tasks } of crews) {
        worker.terminate()
        for (const { task, timer } of tasks.values()) {
          clearTimeout(timer)
          left.push(task)
        }
      }
      crews.clear()
      waiting.clear()
      for (const task of left) task.settle({ ok: false, refusal: { reason: 'unreadable', detail: 'closed' } })
    },
  }
}
