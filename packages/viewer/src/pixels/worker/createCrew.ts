import type { Task } from './createTaskQueue.ts'
import type { JobMessage, WorkerMessage } from './DecodeJob.ts'
import { frameTimeBudget } from './frameTimeBudget.ts'

/** The part of a Worker that is used. */
export interface WorkerLike {
  postMessage(message: JobMessage): void
  addEventListener(type: 'message', listener: (event: MessageEvent<WorkerMessage>) => void): void
  addEventListener(type: 'error' | 'messageerror', listener: (event: Event) => void): void
  terminate(): void
}

export type Crew = ReturnType<typeof createCrew>

interface CrewParts {
  worker: WorkerLike
  /** Milliseconds in which a task has to be answered, or to begin with the decoding of its frame. */
  timeout: number
  /** Milliseconds that a frame of so many samples may take to be decoded. */
  budgetOf?: ((samples: number) => number) | undefined
  /** A task was answered: there is room for another one. */
  onFree: () => void
  /** The worker has died (`overdue` is undefined then) or a task has overstayed its time. */
  onLost: (overdue: number | undefined) => void
}

/** A worker with the tasks that it has been given. */
export function createCrew({ worker, timeout, budgetOf = frameTimeBudget, onFree, onLost }: CrewParts) {
  const tasks = new Map<number, { task: Task; timer: ReturnType<typeof setTimeout> }>()

  function time(task: Task, milliseconds: number): void {
    clearTimeout(tasks.get(task.id)?.timer)
    tasks.set(task.id, { task, timer: setTimeout(() => onLost(task.id), milliseconds) })
  }

  worker.addEventListener('message', ({ data }) => {
    const running = tasks.get(data.id)
    if (!running) return
    if ('samples' in data) return time(running.task, budgetOf(data.samples))
    clearTimeout(running.timer)
    tasks.delete(data.id)
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
    /** One of its tasks may kill it, and nothing else is risked beside that one. */
    hasSuspect: (): boolean => [...tasks.values()].some(({ task }) => task.isSuspect),
    give(task: Task): void {
      time(task, timeout)
      worker.postMessage({ id: task.id, job: task.job })
    },
    /** Ends the worker and hands back what it had not finished. */
    end(): Task[] {
      worker.terminate()
      const left = [...tasks.values()]
      for (const { timer } of left) clearTimeout(timer)
      tasks.clear()
      return left.map(({ task }) => task)
    },
  }
}
