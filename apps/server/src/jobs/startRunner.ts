import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseCronItems, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import { closePool } from '#db/closePool.ts'
import { openPool } from '#db/openPool.ts'
import type { Pool } from '#db/Pool.ts'
import { withSingleRelease } from '#db/withSingleRelease.ts'
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
  /** Resolves when the runner has failed without having been stopped. */
  lost: Promise<void>
  /** Takes no new job and waits for running ones. */
  stop: () => Promise<void>
}

/** If two jobs wait for a gateway, mail must not wait for them. */
const CONCURRENCY = 4
/** Four for the jobs, two for completing them, one to listen, one for the timetable. */
const CONNECTIONS = 8
const PERIODIC_MAX_ATTEMPTS = 3
/** A job is at most one conversation with a mail server, or a few with a gateway. */
const STOP_TIMEOUT_MS = 20_000
const CLOSE_TIMEOUT_MS = 1000

/**
 * Without batches graphile-worker doesn't await the statement that completes a job, and a connection lost at
 * that moment would be an unhandled rejection, which ends the process. With batches the runner gets the
 * error.
 */
const BATCHED = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

/**
 * One instance of the queue's runner. It gives up if the database fails at a bad moment, and then may neither
 * end nor return its connections; so each has its own pool, which is closed.
 */
export async function startRunner({ databaseUrl, periodic, tasks, log }: RunnerOptions): Promise<JobRunner> {
  const pool: Pool = withSingleRelease(openPool(databaseUrl, { max: CONNECTIONS, name: 'pandok jobs' }))
  const close = () => closePool(pool, CLOSE_TIMEOUT_MS)
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
        await Promise.race([stopped, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })])
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

/** If a time comes while the last job is still waiting, it stays the same job. */
const oneAtATime = (jobKey: string) =>
  ({ jobKey, jobKeyMode: 'preserve_run_at', maxAttempts: PERIODIC_MAX_ATTEMPTS }) as const
