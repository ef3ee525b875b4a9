import type { Refusal } from '../../model/Refusal.ts'
import type { EncodedFrame } from '../decodeFrame.ts'
import { createDecodeWorker } from './createDecodeWorker.ts'
import { createPooledWorker, type PooledWorker, type WorkerLike } from './createPooledWorker.ts'
import { createTaskQueue, type JobPriority, type Task } from './createTaskQueue.ts'
import type { DecodeJob, DecodeOutcome, FrameSource, InspectOutcome, JobOutcomes } from './DecodeJob.ts'

export type { WorkerLike } from './createPooledWorker.ts'
export type { JobPriority } from './createTaskQueue.ts'

export interface JobOptions {
  priority?: JobPriority
  /** Cancels a waiting task; the result of a running one is dropped. Rejects with the signal's reason. */
  signal?: AbortSignal
}

export interface DecoderPool {
  inspect(blob: Blob, options?: JobOptions & { decode?: 'first' | 'none' }): Promise<InspectOutcome>
  decode(blob: Blob, source: FrameSource, options?: JobOptions): Promise<DecodeOutcome>
  /** For bytes that are already in memory, such as the tiles of a slide. */
  decodeBytes(frame: EncodedFrame, options?: JobOptions): Promise<DecodeOutcome>
  /** Starts all workers before the first task, which would have to wait for their scripts. */
  warmUp(): void
  counters(): { waiting: number; running: number; workersStarted: number }
  dispose(): void
}

export interface PoolOptions {
  size: number
  createWorker?: () => WorkerLike
  /** Most tasks per worker: small ones are read from the disk while another is decoded. */
  depth?: number
  /** Milliseconds after which a worker that isn't decoding counts as stuck. */
  timeout?: number
  /** Milliseconds allowed for a frame with this many samples. */
  budgetOf?: (samples: number) => number
}

/** A message would transfer the whole buffer of a view. */
const alone = (bytes: Uint8Array): Uint8Array =>
  bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice()

const refused = (refusal: Refusal): DecodeOutcome => ({ ok: false, refusal })
const CLOSED = refused({ reason: 'unreadable', detail: 'closed' })

export function createDecoderPool(options: PoolOptions): DecoderPool {
  const queue = createTaskQueue()
  const workers = createWorkers(options, queue)
  let nextId = 1
  let isDisposed = false

  function run<Job extends DecodeJob>(job: Job, { priority = 'rest', signal }: JobOptions) {
    return new Promise<JobOutcomes[Job['kind']]>((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      if (isDisposed) return resolve(CLOSED as JobOutcomes[Job['kind']])
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
      queue.push(task, priority)
      workers.assign()
    })
  }

  return {
    inspect: (blob, { decode = 'none', ...rest } = {}) => run({ kind: 'inspect', blob, decode }, rest),
    decode: (blob, source, rest = {}) => run({ kind: 'decode', blob, source }, rest),
    decodeBytes: (frame, rest = {}) =>
      run({ kind: 'decodeBytes', frame: { ...frame, bytes: frame.bytes.map(alone) } }, rest),
    warmUp() {
      if (!isDisposed) workers.startAll()
    },
    counters: () => ({ waiting: queue.count(), ...workers.counters() }),
    dispose() {
      isDisposed = true
      for (const task of [...queue.takeAll(), ...workers.endAll()]) task.settle(CLOSED)
    },
  }
}

/**
 * The workers of a pool. A worker that dies or is stuck is replaced, and only the file that caused it is
 * lost.
 */
function createWorkers(
  { size, createWorker = createDecodeWorker, depth = 2, timeout = 60_000, budgetOf }: PoolOptions,
  queue: ReturnType<typeof createTaskQueue>,
) {
  const workers = new Set<PooledWorker>()
  let workersStarted = 0

  function start(): PooledWorker {
    workersStarted++
    const worker = createPooledWorker({
      worker: createWorker(),
      timeout,
      budgetOf,
      onFree: assign,
      onLost: (overdue) => lose(worker, overdue),
    })
    workers.add(worker)
    return worker
  }

  /** A worker is lost. Its only task, or the overdue one, has failed; others are retried. */
  function lose(worker: PooledWorker, overdue: number | undefined): void {
    if (!workers.delete(worker)) return
    const left = worker.end()
    for (const task of left) {
      if (task.id === overdue) task.settle(refused({ reason: 'tooSlow' }))
      else if (overdue === undefined && left.length === 1)
        task.settle(refused({ reason: 'broken', detail: 'decoder: crash' }))
      else {
        task.isSuspect ||= overdue === undefined
        queue.putBack(task)
      }
    }
    assign()
  }

  function workerFor({ isSuspect, job }: Task): PooledWorker | undefined {
    const limit = isSuspect ? 1 : depth
    let best: PooledWorker | undefined
    for (const worker of workers) {
      if (worker.count() >= Math.min(limit, best?.count() ?? limit) || worker.hasSuspect()) continue
      if (worker.hasRoomFor(job)) best = worker
    }
    if ((!best || best.count() > 0) && workers.size < size) return start()
    return best
  }

  function assign(): void {
    for (;;) {
      const found = queue.next()
      const worker = found && workerFor(found.task)
      if (!found || !worker) return
      found.take()
      worker.give(found.task)
    }
  }

  return {
    assign,
    startAll(): void {
      while (workers.size < size) start()
    },
    counters: () => ({
      running: [...workers].reduce((sum, worker) => sum + worker.count(), 0),
      workersStarted,
    }),
    endAll(): Task[] {
      const left = [...workers].flatMap((worker) => worker.end())
      workers.clear()
      return left
    },
  }
}
