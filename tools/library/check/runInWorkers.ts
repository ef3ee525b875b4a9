import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { CheckJob, JobOutcome } from './CheckJob.ts'

/**
 * There are at most this many workers. Each reads the whole library, so more of them would cost more than
 * they save.
 */
const WORKERS_MAX = 4

/**
 * Gives each worker the next job as soon as it has finished one. Workers are processes, because threads can't
 * load TypeScript everywhere.
 */
export async function runInWorkers(
  jobs: readonly CheckJob[],
  today: string,
  done: (index: number, outcome: JobOutcome) => void,
): Promise<void> {
  const count = Math.min(WORKERS_MAX, availableParallelism(), jobs.length)
  let next = 0
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = fork(fileURLToPath(new URL('./checkWorker.ts', import.meta.url)), [today], {
        execArgv: ['--import', 'tsx'],
      })
      const give = () => {
        const index = next++
        const job = jobs[index]
        if (job) worker.send({ index, job })
        else worker.disconnect()
      }
      worker.on('message', (message) => {
        const { index, outcome } = message as { index: number; outcome: JobOutcome }
        done(index, outcome)
        give()
      })
      worker.on('error', reject)
      worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A check ended with ${code}.`))))
      give()
    })
  await Promise.all(Array.from({ length: count }, work))
}
