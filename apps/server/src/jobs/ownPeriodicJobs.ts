import { makeWorkerUtils } from 'graphile-worker'
import type { Logger } from 'pino'
import type { Pool } from '#db/Pool.ts'
import type { Services } from '#rpc/Services.ts'
import { createWorkerLogger } from './createWorkerLogger.ts'
import type { PeriodicJob } from './PeriodicJob.ts'
import { purgeTrash } from './purgeTrash.ts'
import { removeExpired } from './removeExpired.ts'

/** A delivery takes seconds; whatever waits longer lost its job with a dying server. */
const FORGOTTEN_AFTER_MS = 60_000

interface OwnPeriodicJobsDeps {
  pool: Pool
  repositories: Services['repositories']
  log: Pick<Logger, 'debug' | 'warn' | 'error'>
}

export const ownPeriodicJobs = ({ pool, repositories, log }: OwnPeriodicJobsDeps): PeriodicJob[] => [
  {
    name: 'removeExpired',
    everyMinutes: 5,
    run: (now) => removeExpired(pool, repositories, now),
  },
  {
    name: 'purgeTrash',
    everyMinutes: 10,
    run: (now) => purgeTrash(repositories, now),
  },
  {
    name: 'rescheduleMail',
    everyMinutes: 1,
    run: (now) => repositories.mailOutbox.rescheduleWaiting(new Date(now.getTime() - FORGOTTEN_AFTER_MS)),
  },
  {
    name: 'foldMoney',
    everyMinutes: 10,
    run: (now) => repositories.money.fold(now),
  },
  {
    name: 'removeDeadJobs',
    everyMinutes: 24 * 60,
    run: async () => {
      const utils = await makeWorkerUtils({ pgPool: pool, logger: createWorkerLogger(log) })
      await utils.cleanup({ tasks: ['DELETE_PERMAFAILED_JOBS'] }).finally(() => utils.release())
    },
  },
]
