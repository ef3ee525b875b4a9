import type { Task } from './createTaskQueue.ts'
import type { DecodeJob, JobMessage, WorkerMessage } from './DecodeJob.ts'

const BASE = 5000
const PER_MILLION = 1000

/** The part of the Worker interface that is used. */
export interface WorkerLike {
  postMessage(message: JobMessage): void
  addEventListener(type: 'message', listener: (event: MessageEvent<WorkerMessage>) => void): void
  addEventListener(type: 'error' | 'messageerror', listener: (event: Event) => void): void
  terminate(): void
}

export type PooledWorker = ReturnType<typeof createPooledWorker>

interface PooledWorkerParts {
  worker: WorkerLike
  /** Milliseconds in which a task has to be answered, or to start decoding its frame. */
  timeout: number
  /** Milliseconds allowed for decoding a frame with this many samples. */
  budgetOf?: ((samples: number) => number) | undefined
  /** Called when a task was answered, so that there is room for another one. */
  onFree: () => void
  /** Called when the worker has died (`overdue` is undefined) or a task has exceeded its time. */
  onLost: (overdue: number | undefined) => void
}

interface GivenTask {
  task: Task
  timer: ReturnType<typeof setTimeout>
  isDecoding: boolean
}

/** Limits the memory of a worker that is given many files at a time; small ones are worth reading ahead. */
const BYTES_AHEAD = 16_000_000

/** A worker with its assigned tasks. */
export function createPooledWorker({
  worker,
  timeout,
  budgetOf = frameTimeBudget,
  onFree,
  onLost,
}: PooledWorkerParts) {
  const tasks = new Map<number, GivenTask>()

  function time(task: Task, milliseconds: number, isDecoding: boolean): void {
    clearTimeout(tasks.get(task.id)?.timer)
    tasks.set(task.id, { task, timer: setTimeout(() => onLost(task.id), milliseconds), isDecoding })
  }

  /** The time that a task waits for those before it doesn't count. */
  function restartWaiting(): void {
    for (const { task, isDecoding } of tasks.values()) if (!isDecoding) time(task, timeout, false)
  }

  worker.addEventListener('message', ({ data }) => {
    const running = tasks.get(data.id)
    if (!running) return
    if ('samples' in data) return time(running.task, budgetOf(data.samples), true)
    clearTimeout(running.timer)
    tasks.delete(data.id)
    restartWaiting()
    running.task.settle(data.outcome)
    onFree()
  })
  const fail = (event: Event) => {
    event.preventDefault()
    onLost(undefined)
  }
  worker.addEventListener('error', fail)
  worker.addEventListener('messageerror', fail)

  return {
    count: (): number => tasks.size,
    /** Two tasks always have room: one is decoded while the other is read. */
    hasRoomFor: (job: DecodeJob): boolean =>
      tasks.size < 2 ||
      [...tasks.values()].reduce((sum, { task }) => sum + bytesOf(task.job), bytesOf(job)) <= BYTES_AHEAD,
    /** One of its tasks may crash it, so nothing else is assigned. */
    hasSuspect: (): boolean => [...tasks.values()].some(({ task }) => task.isSuspect),
    give(task: Task): void {
      time(task, timeout, false)
      worker.postMessage({ id: task.id, job: task.job })
    },
    /** Terminates the worker and returns its unfinished tasks. */
    end(): Task[] {
      worker.terminate()
      const left = [...tasks.values()]
      for (const { timer } of left) clearTimeout(timer)
      tasks.clear()
      return left.map(({ task }) => task)
    },
  }
}

function bytesOf(job: DecodeJob): number {
  if (job.kind === 'inspect') return job.blob.size
  if (job.kind === 'decode')
    return job.source.data.ranges.reduce((sum, { start, end }) => sum + end - start, 0)
  return job.frame.bytes.reduce((sum, { byteLength }) => sum + byteLength, 0)
}

/**
 * Milliseconds allowed for decoding one frame. A CT slice takes about 20 on a slow computer, and the slowest
 * valid stream (JPEG 2000, 30 million samples, all cores busy) about 200 per million samples; five to a
 * hundred times as much means that the decoder is stuck in a damaged stream.
 */
export const frameTimeBudget = (samples: number): number => BASE + (samples / 1_000_000) * PER_MILLION
