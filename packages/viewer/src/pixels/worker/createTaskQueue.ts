import type { DecodeJob, DecodeOutcome, InspectOutcome } from './DecodeJob.ts'

/** Visible now, next, or everything else. */
export type JobPriority = 'visible' | 'near' | 'rest'

const PRIORITIES: readonly JobPriority[] = ['visible', 'near', 'rest']

export interface Task {
  id: number
  job: DecodeJob
  settle: (outcome: InspectOutcome | DecodeOutcome) => void
  /**
   * True if it was running with others when their worker died: it then runs alone, so that the culprit is
   * found.
   */
  isSuspect: boolean
  isAbandoned: boolean
}

/** Tasks that wait for a worker, most urgent first and otherwise in order of arrival. */
export function createTaskQueue() {
  const waiting = new Map<JobPriority, Task[]>(PRIORITIES.map((priority) => [priority, []]))

  const all = (): Task[] => [...waiting.values()].flat().filter(({ isAbandoned }) => !isAbandoned)

  return {
    push(task: Task, priority: JobPriority): void {
      waiting.get(priority)?.push(task)
    },
    /** A task that has lost its worker comes first, because it has already waited. */
    putBack(task: Task): void {
      waiting.get('visible')?.unshift(task)
    },
    next(): { task: Task; take: () => void } | undefined {
      for (const queue of waiting.values()) {
        while (queue[0]?.isAbandoned) queue.shift()
        const [task] = queue
        if (task) return { task, take: () => queue.shift() }
      }
      return undefined
    },
    count: (): number => all().length,
    takeAll(): Task[] {
      const left = all()
      for (const queue of waiting.values()) queue.length = 0
      return left
    },
  }
}
