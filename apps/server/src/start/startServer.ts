import { existsSync } from 'node:fs'
import path from 'node:path'
import { isSitePath } from '@pandok/protocol'
import { type DemoAccount, ensureDemoAccounts } from '#accounts/ensureDemoAccounts.ts'
import { implementations } from '#actions/index.ts'
import type { Config } from '#config/Config.ts'
import { connect } from '#db/connect.ts'
import { createDatabaseWatch } from '#db/createDatabaseWatch.ts'
import { databaseTrouble } from '#db/databaseTrouble.ts'
import { readInstalledAt } from '#db/readInstalledAt.ts'
import { createRateLimitRepository } from '#db/repositories/rateLimitRepository.ts'
import { createReplayRepository } from '#db/repositories/replayRepository.ts'
import { createRsaKeyRepository } from '#db/repositories/rsaKeyRepository.ts'
import { retryConnecting } from '#db/retryConnecting.ts'
import { createHttp } from '#http/createHttp.ts'
import { createDailyBackup } from '#jobs/createDailyBackup.ts'
import { paymentJobs } from '#jobs/payment/paymentJobs.ts'
import { startJobs } from '#jobs/startJobs.ts'
import type { Library } from '#library/LibraryItem.ts'
import { loadLibrary } from '#library/loadLibrary.ts'
import { createBugReporter } from '#log/createBugReporter.ts'
import type { Log } from '#log/Log.ts'
import { createFileTransport } from '#mail/createFileTransport.ts'
import { createSmtpTransport } from '#mail/createSmtpTransport.ts'
import { listOutbox } from '#mail/listOutbox.ts'
import { createEnvelopeOpener } from '#security/envelope/createEnvelopeOpener.ts'
import { createKeyRing, type KeyRing } from '#security/envelope/createKeyRing.ts'
import { createReplayWindow } from '#security/envelope/createReplayWindow.ts'
import { createSessionKeyCache } from '#security/envelope/createSessionKeyCache.ts'
import { secretMarkOf } from './backup/secretMark.ts'
import { NO_GATEWAY, openGateway } from './openGateway.ts'
import { openInstallation } from './openInstallation.ts'

export interface RunningServer {
  url: string
  /** The address for this computer. */
  localUrl: string
  demoAccounts: readonly DemoAccount[]
  hasMailbox: boolean
  /** Resolves with the reason when the embedded database has ended permanently without having been stopped. */
  databaseGone: Promise<string>
  /** Finishes requests and jobs that have begun, then closes everything. */
  stop: () => Promise<void>
}

/** Starts one process with the actions, the site and the jobs. `webRoot` is the built site. */
export async function startServer(
  config: Config,
  log: Log,
  { webRoot, library }: { webRoot: string; library: Library },
): Promise<RunningServer> {
  let paying = NO_GATEWAY
  const installation = await openInstallation(config, log, {
    openGateway: async () => {
      paying = await openGateway(config, log)
      return paying.gateway
    },
  }).catch(async (error: unknown) => {
    await paying.close()
    throw error
  })
  const { pool, services, secrets } = installation
  const { now } = services
  const keys = createKeyRing({
    repository: createRsaKeyRepository(connect(pool)),
    secrets,
    now,
    onError: (error) => log.error({ err: error }, 'RSA keys'),
  })
  const closing: (() => Promise<void> | void)[] = [paying.close, installation.close, keys.close]
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close()
  }
  try {
    const demoAccounts = await prepare(installation, config, { library, keys, log })
    const replay = createReplayWindow({ repository: createReplayRepository(pool), now })
    const outbox = path.join(config.dataDir, 'outbox')
    const mailTransport =
      config.mail.smtpUrl === null
        ? createFileTransport({ dir: outbox, from: config.mail.from, now })
        : createSmtpTransport(config.mail.smtpUrl, config.mail.from)
    closing.push(mailTransport.close)
    const backups = openBackups(installation, config, log)
    const database = createDatabaseWatch({
      pool,
      freeBytes: installation.freeBytes,
      warn: (error, sentence) => log.warn({ err: error }, sentence),
    })
    const jobs = await retryConnecting(() =>
      startJobs({
        databaseUrl: installation.databaseUrl,
        pool,
        services,
        mailTransport,
        publicUrl: config.publicUrl,
        periodic: [
          { name: 'forgetEnvelopes', everyMinutes: 1, run: replay.purge },
          { name: 'forgetLimits', everyMinutes: 10, run: createRateLimitRepository(pool).purge },
          ...(backups ? [backups.job] : []),
          ...(services.gateway ? paymentJobs({ ...services, gateway: services.gateway }, log) : []),
        ],
        onFailure(error) {
          // Mail servers and gateways are reported as unavailable in the same way as a database.
          if (databaseTrouble(error) === 'full') database.note(error)
        },
        log,
      }),
    )
    closing.push(jobs.stop)
    if (backups) closing.push(backups.stop)
    const http = await createHttp({
      config,
      implementations,
      services,
      keys,
      envelopes: createEnvelopeOpener({
        ring: keys,
        sessionKeys: createSessionKeyCache({ ring: keys, now }),
        replay,
        now,
      }),
      log,
      reportBug: createBugReporter(log),
      database,
      backupState: backups?.state ?? null,
      webRoot: existsSync(path.join(webRoot, 'index.html')) ? webRoot : null,
      isKnownPath: isSitePath,
      readMailbox: config.mail.smtpUrl === null ? () => listOutbox(outbox) : null,
    })
    closing.push(http.close)
    const url = await http.listen(config.host, config.port)
    const localUrl = loopback(url)
    await paying.announce(localUrl)
    return {
      url,
      localUrl,
      demoAccounts,
      hasMailbox: config.mail.smtpUrl === null && (config.isDemo || config.mode === 'development'),
      databaseGone: installation.databaseGone,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

type Installation = Awaited<ReturnType<typeof openInstallation>>

/** Prepares what must exist before the first request: the library, a key, and the accounts of a demo. */
async function prepare(
  { preparing }: Installation,
  config: Config,
  { library, keys, log }: { library: Library; keys: KeyRing; log: Log },
): Promise<readonly DemoAccount[]> {
  const loaded = await loadLibrary(preparing.services, library)
  if (loaded.added + loaded.changed > 0) log.info(loaded, 'the library was brought up to date')
  const demoAccounts = await preparing.exclusively(async () => {
    await retryConnecting(keys.refresh)
    return config.isDemo ? ensureDemoAccounts(preparing.services, config.dataDir) : []
  })
  await preparing.end()
  return demoAccounts
}

const openBackups = (installation: Installation, { dailyBackup }: Config, log: Log) =>
  dailyBackup
    ? createDailyBackup({
        ...dailyBackup,
        databaseUrl: () => installation.databaseUrl,
        secretMark: secretMarkOf(installation.secrets),
        installedAt: () => readInstalledAt(installation.pool),
        log,
      })
    : null

/** Returns the address for this computer of a server that listens on all addresses. */
const loopback = (url: string): string => url.replace(/\/\/(?:0\.0\.0\.0|\[::\])/, '//127.0.0.1')
