import type { DecodeJob, DecodeOutcome, InspectOutcome } from './DecodeJob.ts'

/** What is seen now; what will be seen next; everything else. */
export type JobPriority = 'visible' | 'near' | 'rest'

const PRIORITIES: readonly JobPriority[] = ['visible', 'near', 'rest']

export interface Task {
  id: number
  job: DecodeJob
  settle: (outcome: InspectOutcome | DecodeOutcome) => void
  /** Was running beside another one when their worker died: runs alone now, so that the guilty one is found. */
  isSuspect: boolean
  isAbandoned: boolean
}

/** Tasks that wait for a worker, the most urgent first and otherwise in the order in which they came. */
export function createTaskQueue() {
  const waiting = new Map<JobPriority, Task[]>(PRIORITIES.map((priority) => [priority, []]))

  const all = (): Task[] => [...waiting.values()].flat().filter(({ isAbandoned }) => !isAbandoned)

  return {
    push(task: Task, priority: JobPriority): void {
      waiting.get(priority)?.push(task)
    },
    /** A task that has lost its worker goes before all others: it has waited already. */
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
    /** Empties the queue. */
    takeAll(): Task[] {
      const left = all()
      for (const queue of waiting.values()) queue.length = 0
      return left
    },
  }
}
