import { setTimeout as sleep } from 'node:timers/promises'
import type { TaskList } from 'graphile-worker'
import { z } from 'zod'
import type { Pool } from '#db/Pool.ts'
import { DELIVER_MAIL } from '#db/repositories/mailOutboxRepository.ts'
import { deliverMail } from '#mail/deliverMail.ts'
import type { MailTransport } from '#mail/MailTransport.ts'
import type { Services } from '#rpc/Services.ts'
import type { JobLog } from './createWorkerLogger.ts'
import { ownPeriodicJobs } from './ownPeriodicJobs.ts'
import type { PeriodicJob } from './PeriodicJob.ts'
import { type JobRunner, startRunner } from './startRunner.ts'

export interface StartJobsOptions {
  /** The queue opens a few connections of its own. */
  databaseUrl: string
  pool: Pool
  services: Pick<Services, 'inTransaction' | 'repositories' | 'secrets' | 'now'>
  mailTransport: MailTransport
  /** The base of links in mails. */
  publicUrl: string
  /** Periodic jobs of other parts, in addition to the clean-up. */
  periodic?: readonly PeriodicJob[]
  /** Called with what made a job fail; the queue tries it again. */
  onFailure?: (error: unknown) => void
  log: JobLog
}

export interface Jobs {
  /** Takes no new job and waits for running ones. */
  stop: () => Promise<void>
}

const RESTART_MS = 1000

const mailJob = z.object({ id: z.string() })

/** Every server may run this: each job is taken by one of them, and each due time makes one job. */
export async function startJobs(options: StartJobsOptions): Promise<Jobs> {
  const { databaseUrl, pool, services, mailTransport, publicUrl, log } = options
  const own = ownPeriodicJobs({ pool, services, log })
  const periodic = [...own, ...(options.periodic ?? [])]
  const told = async (work: Promise<unknown>): Promise<void> => {
    await work.catch((error: unknown) => {
      options.onFailure?.(error)
      throw error
    })
  }
  const tasks: TaskList = {
    ...Object.fromEntries(periodic.map(({ name, run }) => [name, () => told(run(services.now()))])),
    [DELIVER_MAIL]: async (payload: unknown) =>
      told(deliverMail({ ...services, transport: mailTransport, publicUrl, log }, mailJob.parse(payload).id)),
  }
  const start = () => startRunner({ databaseUrl, periodic, tasks, log })
  return keepRunning(await start(), start, log)
}

/** A runner that gives up is replaced, because mail and clean-up must resume when the database does. */
function keepRunning(first: JobRunner, start: () => Promise<JobRunner>, log: JobLog): Jobs {
  const stopping = new AbortController()
  const asked = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()))
  const isAsked = () => stopping.signal.aborted

  const restart = async (): Promise<JobRunner | null> => {
    while (!isAsked()) {
      await Promise.race([sleep(RESTART_MS), asked])
      if (isAsked()) return null
      try {
        return await start()
      } catch (error) {
        log.error(`jobs: not started, ${error instanceof Error ? error.message : 'unknown'}`)
      }
    }
    return null
  }

  const watch = async () => {
    // Whatever blocks a lost runner must not block its successor, but nothing may outlive `stop`.
    const closing = new Set<Promise<void>>()
    let runner: JobRunner | null = first
    while (runner !== null) {
      await Promise.race([runner.lost, asked])
      const closed: Promise<void> = runner.stop().finally(() => closing.delete(closed))
      closing.add(closed)
      if (isAsked()) break
      log.warn('jobs: the runner gave up, starting another')
      runner = await restart()
    }
    await Promise.all(closing)
  }
  const watching = watch()

  return {
    async stop() {
      stopping.abort()
      await watching
    },
  }
}
