import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '#config/Config.ts'
import { BackupRefused } from '#db/backup/BackupRefused.ts'
import type { BackupHeader } from '#db/backup/backupFormat.ts'
import { readBackup } from '#db/backup/readBackup.ts'
import type { Log } from '#log/Log.ts'
import { openDatabase } from '../openDatabase.ts'
import { UsageError } from '../UsageError.ts'
import { createProgress, inThousands, secondsSince } from './createProgress.ts'
import { restoreInto } from './restoreInto.ts'
import { findSecretMark } from './secretMark.ts'

/** Implements `restore --from FILE [--new-secret]` into the empty database of DATABASE_URL or of DATA_DIR. */
export async function restore(
  config: Config,
  log: Log,
  args: string[],
  tell: (line: string) => void,
): Promise<void> {
  const { from, hasNewSecret } = optionsOf(args)
  const started = performance.now()
  const mark = await findSecretMark(config)
  // The file is checked before an embedded database is made for it.
  const reader = await readBackup(from)
  if (!hasNewSecret) mustFit(reader.header, mark, config)
  const { url, close } = await openDatabase(config, log)
  try {
    const { header, rows, tables, leftOut, hasJobs, migrated } = await restoreInto(url, reader, {
      onProgress: createProgress(tell),
      log,
    })
    for (const table of leftOut) tell(`Left out: ${table}, which is no table of Pandok.`)
    if (!hasJobs)
      tell('Left out: waiting jobs, of another version of the queue. Mails that wait are found again.')
    for (const name of migrated) tell(`applied ${name}`)
    tell(
      `${tables} tables, ${inThousands(rows)} rows, as they were at ${header.takenAt}, in ${secondsSince(started)}.`,
    )
  } finally {
    await close()
  }
}

function mustFit({ secretMark }: BackupHeader, mark: string | null, { jwtSecret, dataDir }: Config): void {
  if (secretMark === null || secretMark === mark) return
  const place = jwtSecret === null ? path.join(dataDir, 'secret') : 'JWT_SECRET'
  const problem =
    mark === null ? `${place} is missing` : `${place} is not the secret that the backup was made with`
  throw new BackupRefused(
    `${problem}. Bring the old one, or add --new-secret to lose what was sealed with it: cards, waiting mails, sessions.`,
  )
}

function optionsOf(args: string[]): { from: string; hasNewSecret: boolean } {
  try {
    const { values } = parseArgs({
      args,
      options: { from: { type: 'string' }, 'new-secret': { type: 'boolean', default: false } },
    })
    if (values.from) return { from: path.resolve(values.from), hasNewSecret: values['new-secret'] }
  } catch {
    // The option doesn't exist; the message below lists the valid ones.
  }
  throw new UsageError('Say which: npm run restore -- --from pandok.backup')
}
