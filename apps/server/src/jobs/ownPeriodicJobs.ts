import { makeWorkerUtils } from 'graphile-worker'
import type { Logger } from 'pino'
import type { Pool } from '#db/Pool.ts'
import { refreshListedTiers } from '#payment/refreshListedTiers.ts'
import type { Services } from '#rpc/Services.ts'
import { createWorkerLogger } from './createWorkerLogger.ts'
import { inBatches } from './inBatches.ts'
import type { PeriodicJob } from './PeriodicJob.ts'
import { purgeTrash } from './purgeTrash.ts'
import { removeExpired } from './removeExpired.ts'

/** A delivery takes seconds; a mail that waits longer lost its job with a dying server. */
const FORGOTTEN_AFTER_MS = 60_000

/** Their rows are locked meanwhile. */
const TIERS_AT_ONCE = 100

interface OwnPeriodicJobsDeps {
  pool: Pool
  services: Pick<Services, 'repositories' | 'inTransaction'>
  log: Pick<Logger, 'debug' | 'warn' | 'error'>
}

export const ownPeriodicJobs = ({
  pool,
  services,
  services: { repositories },
  log,
}: OwnPeriodicJobsDeps): PeriodicJob[] => [
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
    name: 'refreshListedTiers',
    everyMinutes: 1,
    run: (now) => inBatches(TIERS_AT_ONCE, (limit) => refreshListedTiers(services, now, limit)),
  },
  {
    name: 'foldListCounts',
    everyMinutes: 5,
    run: () => repositories.adminLists.foldCounts(),
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
