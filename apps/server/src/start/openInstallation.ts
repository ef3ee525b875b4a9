import type { Config } from '#config/Config.ts'
import { findSecret, keepSecret } from '#config/keepSecret.ts'
import { connect } from '#db/connect.ts'
import { createRepositories } from '#db/createRepositories.ts'
import { preparedClusterIn } from '#db/embedded/prepared/preparedCluster.ts'
import { createInTransaction } from '#db/inTransaction.ts'
import { migrate } from '#db/migrate.ts'
import { migrationsFolder } from '#db/migrationsFolder.ts'
import { openPool } from '#db/openPool.ts'
import { openStartPool } from '#db/openStartPool.ts'
import type { Pool } from '#db/Pool.ts'
import { waitForDatabase } from '#db/waitForDatabase.ts'
import { withStartLock } from '#db/withStartLock.ts'
import { installWorkerSchema } from '#jobs/installWorkerSchema.ts'
import type { Log } from '#log/Log.ts'
import type { PaymentGateway } from '#payment/PaymentGateway.ts'
import type { Services } from '#rpc/Services.ts'
import { createPasswordHasher } from '#security/createPasswordHasher.ts'
import { createSecretBox } from '#security/createSecretBox.ts'
import type { SecretBox } from '#security/SecretBox.ts'
import { createServices } from './createServices.ts'
import { type OpenedDatabase, openDatabase } from './openDatabase.ts'

/** The stored part of Pandok after all migrations, which a server and every operator command need. */
export interface Installation {
  databaseUrl: string
  pool: Pool
  secrets: SecretBox
  services: Services
  /** The migrations that were applied just now. */
  migrated: string[]
  preparing: Preparing
  databaseGone: OpenedDatabase['gone']
  freeBytes: OpenedDatabase['freeBytes']
  close: () => Promise<void>
}

/** The services for the rest of a start. */
export interface Preparing {
  /** Services without the time limits of requests. */
  services: Services
  /** Runs what servers that start together must not do at once. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>
  /** Returns its connections. */
  end: () => Promise<void>
}

export interface InstallationOptions {
  openGateway?: () => Promise<PaymentGateway | null>
  open?: typeof openDatabase
}

/** Enough for requests, the replay window, jobs and their listener. */
const CONNECTIONS = 20
/** A banner that an administrator switches appears everywhere at most this much later. */
const BANNERS_KEPT_MS = 1000

export async function openInstallation(
  config: Config,
  log: Log,
  { openGateway = async () => null, open = openDatabase }: InstallationOptions = {},
): Promise<Installation> {
  // A damaged secret is reported before the database is started in vain.
  if (config.jwtSecret === null) await findSecret(config.dataDir)
  const database = await open(config, log, preparedClusterIn(migrationsFolder()))
  let isClosing = false
  const onLost = (error: Error) => {
    // A pool ends before its connections do; those that the database closes first are no problem.
    if (!isClosing) log.warn({ err: error }, 'a database connection was lost')
  }
  const pool = openPool(database.url, { max: CONNECTIONS, onLost })
  const startPool = openStartPool(database.url, onLost)
  const preparing: Omit<Preparing, 'services'> = {
    exclusively: (work) =>
      withStartLock(startPool, work, (waitedMs) =>
        log.info({ waitedMs }, 'waiting: another server is preparing this database'),
      ),
    end: async () => {
      if (!startPool.ending) await startPool.end()
    },
  }
  const close = async () => {
    isClosing = true
    await preparing.end()
    await pool.end()
    await database.close()
  }
  try {
    await waitForDatabase(pool, {
      timeoutMs: config.databaseWaitMs,
      onWait: () => log.warn('the database does not answer yet; trying again'),
    })
    const migrated = await migrate(startPool)
    await installWorkerSchema(startPool, log)
    const secrets = createSecretBox(config.jwtSecret ?? (await keepSecret(config.dataDir)))
    const services = createServices({
      config,
      pool,
      secrets,
      passwords: createPasswordHasher(),
      // It must come after the database, whose lock keeps a second server from this data folder.
      gateway: await openGateway(),
      bannersKeptMs: BANNERS_KEPT_MS,
      now: () => new Date(Date.now() + config.clockShiftMs),
      log,
    })
    return {
      databaseUrl: database.url,
      pool,
      secrets,
      services,
      migrated,
      preparing: { ...preparing, services: withoutLimits(services, startPool) },
      databaseGone: database.gone,
      freeBytes: database.freeBytes,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

function withoutLimits(services: Services, startPool: Pool): Services {
  const db = connect(startPool)
  return { ...services, repositories: createRepositories(db), inTransaction: createInTransaction(db) }
}
