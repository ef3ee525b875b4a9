import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '#config/Config.ts'
import { writeBackup } from '#db/backup/writeBackup.ts'
import type { Log } from '#log/Log.ts'
import { UsageError } from '../UsageError.ts'
import { createProgress, inMegabytes, inThousands, secondsSince } from './createProgress.ts'
import { failedAs } from './failedAs.ts'
import { reachDatabase } from './reachDatabase.ts'
import { findSecretMark } from './secretMark.ts'

/** Implements `backup --to FILE`, with or without a running server. */
export async function backUp(
  config: Config,
  log: Log,
  args: string[],
  tell: (line: string) => void,
): Promise<void> {
  const to = fileOf(args)
  const started = performance.now()
  const interrupted = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort())
  const secretMark = await findSecretMark(config)
  const { url, close } = await reachDatabase(config, log)
  try {
    const { tables, rows, fileBytes } = await writeBackup({
      databaseUrl: url,
      file: to,
      secretMark,
      now: new Date(),
      onProgress: createProgress(tell),
      signal: interrupted.signal,
    }).catch(failedAs('The backup failed, and nothing was kept'))
    tell(
      `${to}: ${tables} tables, ${inThousands(rows)} rows, ${inMegabytes(fileBytes)}, in ${secondsSince(started)}.`,
    )
    tell(
      `The secret is not in it. Keep ${config.jwtSecret === null ? path.join(config.dataDir, 'secret') : 'JWT_SECRET'} too, in another place.`,
    )
  } finally {
    await close()
  }
}

function fileOf(args: string[]): string {
  try {
    const { to } = parseArgs({ args, options: { to: { type: 'string' } } }).values
    if (to) return path.resolve(to)
  } catch {
    // The option doesn't exist; the message below lists the valid ones.
  }
  throw new UsageError('Say where to: npm run backup -- --to pandok.backup')
}
