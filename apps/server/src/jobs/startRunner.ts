import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseCronItems, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import { closePool } from '#db/closePool.ts'
import { openPool } from '#db/openPool.ts'
import type { Pool } from '#db/Pool.ts'
import type { JobLog } from './createWorkerLogger.ts'
import { createWorkerLogger } from './createWorkerLogger.ts'
import type { PeriodicJob } from './PeriodicJob.ts'

export interface RunnerOptions {
  databaseUrl: string
  periodic: readonly PeriodicJob[]
  tasks: TaskList
  log: JobLog
}

export interface JobRunner {
  /** Resolves when the runner is no longer any good, which nobody asked for. */
  lost: Promise<void>
  /** Takes no new job and waits for those that run. */
  stop: () => Promise<void>
}

/** A gateway that keeps two waiting must not keep the mail waiting. */
const CONCURRENCY = 4
/** Four for the jobs, two for what ends them, one to listen, one for the timetable. */
const CONNECTIONS = 8
const PERIODIC_MAX_ATTEMPTS = 3
/** A job is at most one conversation with a mail server, or a few with a gateway. */
const STOP_PATIENCE_MS = 20_000
const CLOSE_PATIENCE_MS = 1000

/**
 * Outside of batches graphile-worker doesn't wait for the statement that ends a job, and a connection lost at that
 * moment would be an unhandled rejection, which ends the process. Batches hand the error to the runner instead.
 */
const BATCHED = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

/**
 * One life of the queue's own runner. It gives itself up when the database fails it at a bad moment, and then may
 * neither come to an end nor give its connections back; so each has a pool of its own, which is closed under it.
 */
export async function startRunner({ databaseUrl, periodic, tasks, log }: RunnerOptions): Promise<JobRunner> {
  const pool: Pool = openPool(databaseUrl, { max: CONNECTIONS, name: 'pandok jobs' })
  const close = () => closePool(pool, CLOSE_PATIENCE_MS)
  try {
    const events: WorkerEvents = new EventEmitter()
    const givesUp = new Promise<void>((resolve) => {
      events.once('pool:gracefulShutdown', () => resolve())
    })
    const runner = await run({
      pgPool: pool,
      logger: createWorkerLogger(log),
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      preset: BATCHED,
      events,
      taskList: tasks,
      parsedCronItems: parseCronItems(periodic.map(cronItemOf)),
    })
    const ended = runner.promise.catch(() => {})
    for (const { name } of periodic) await runner.addJob(name, {}, oneAtATime(name))
    return {
      lost: Promise.race([givesUp, ended]),
      async stop() {
        const stopped = runner.stop().catch(() => ended)
        await Promise.race([stopped, sleep(STOP_PATIENCE_MS, undefined, { ref: false })])
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

function cronItemOf({ name, everyMinutes }: PeriodicJob) {
  return {
    task: name,
    identifier: name,
    match: ({ hour, min }: { hour: number; min: number }) => (hour * 60 + min) % everyMinutes === 0,
    options: { ...oneAtATime(name), backfillPeriod: 0 },
  }
}

/** A time that comes while the last one still waits is the same job, not another one in the queue. */
const oneAtATime = (jobKey: string) =>
  ({ jobKey, jobKeyMode: 'preserve_run_at', maxAttempts: PERIODIC_MAX_ATTEMPTS }) as const
