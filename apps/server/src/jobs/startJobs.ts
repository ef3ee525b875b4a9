import { setTimeout as sleep } from 'node:timers/promises'
import { parseCronItems, type Runner, run, type TaskList } from 'graphile-worker'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Pool } from '#db/Pool.ts'
import { DELIVER_MAIL } from '#db/repositories/mailOutboxRepository.ts'
import { deliverMail } from '#mail/deliverMail.ts'
import type { MailTransport } from '#mail/MailTransport.ts'
import type { Services } from '#rpc/Services.ts'
import { createWorkerLogger } from './createWorkerLogger.ts'
import { ownPeriodicJobs } from './ownPeriodicJobs.ts'
import type { PeriodicJob } from './PeriodicJob.ts'

export interface StartJobsOptions {
  /** One of its connections listens for new jobs all the time. */
  pool: Pool
  services: Pick<Services, 'inTransaction' | 'repositories' | 'secrets' | 'now'>
  mailTransport: MailTransport
  /** Where links in mails lead. */
  publicUrl: string
  /** What other parts want to have done, beside the clean-up that is always there. */
  periodic?: readonly PeriodicJob[]
  log: Pick<Logger, 'debug' | 'warn' | 'error'>
}

export interface Jobs {
  /** Takes no new job and waits for those that run. */
  stop: () => Promise<void>
}

const CONCURRENCY = 2
const RESTART_MS = 1000
const PERIODIC_MAX_ATTEMPTS = 3

/**
 * Outside of batches graphile-worker doesn't wait for the statement that ends a job, and a connection lost at that
 * moment would be an unhandled rejection, which ends the process. Batches hand the error to the runner instead.
 */
const BATCHED = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

const mailJob = z.object({ id: z.string() })

/** Every server may run this: each job is taken by one of them, and each due time makes one job. */
export async function startJobs(options: StartJobsOptions): Promise<Jobs> {
  const { pool, services, mailTransport, publicUrl, log } = options
  const periodic = [
    ...ownPeriodicJobs({ pool, repositories: services.repositories, log }),
    ...(options.periodic ?? []),
  ]
  const taskList: TaskList = {
    ...Object.fromEntries(
      periodic.map((job) => [job.name, async () => void (await job.run(services.now()))]),
    ),
    [DELIVER_MAIL]: async (payload: unknown) =>
      deliverMail({ ...services, transport: mailTransport, publicUrl, log }, mailJob.parse(payload).id),
  }
  const start = async () => {
    const runner = await run({
      pgPool: pool,
      logger: createWorkerLogger(log),
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      preset: BATCHED,
      taskList,
      parsedCronItems: parseCronItems(periodic.map(cronItemOf)),
    })
    for (const { name } of periodic) await runner.addJob(name, {}, oneAtATime(name))
    return runner
  }
  return keepRunning(await start(), start, log)
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

/** The runner gives up when the database is away for long; mail and clean-up must come back with it. */
function keepRunning(first: Runner, start: () => Promise<Runner>, log: StartJobsOptions['log']): Jobs {
  const stopping = new AbortController()
  let runner: Runner | null = first
  const isStopping = () => stopping.signal.aborted

  const watch = async () => {
    while (!isStopping()) {
      await runner?.promise.catch(() => {})
      runner = null
      if (isStopping()) return
      log.warn('jobs: runner ended, starting it again')
      await sleep(RESTART_MS, undefined, { signal: stopping.signal }).catch(() => {})
      if (isStopping()) return
      runner = await start().catch((error: unknown) => {
        log.error(`jobs: not started, ${error instanceof Error ? error.message : 'unknown'}`)
        return null
      })
    }
    await runner?.stop().catch(() => {})
  }
  const watching = watch()

  return {
    async stop() {
      stopping.abort()
      await runner?.stop().catch(() => {})
      await watching
    },
  }
}
