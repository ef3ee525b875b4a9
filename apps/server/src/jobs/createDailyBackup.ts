import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { DailyBackup } from '#config/Config.ts'
import { draftOf, writeBackup } from '#db/backup/writeBackup.ts'
import type { Log } from '#log/Log.ts'
import type { PeriodicJob } from './PeriodicJob.ts'

export interface DailyBackupDeps extends DailyBackup {
  databaseUrl: () => string
  secretMark: string
  /** Returns when the installation was made: its first backup is due a day later and not during its first start. */
  installedAt: () => Promise<Date>
  log: Pick<Log, 'info' | 'error'>
}

export interface BackupState {
  /** Null until one is known. */
  lastAt: Date | null
  /** True if the last try failed. */
  hasFailed: boolean
}

export interface DailyBackups {
  job: PeriodicJob
  state: () => BackupState
  /** Aborts a running one. */
  stop: () => void
}

const DAY_MS = 24 * 60 * 60 * 1000
/** It checks this often whether one is due, so that a server that is off at night makes its backup in the morning. */
const LOOK_MINUTES = 60

const NAME = /^pandok-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.backup$/

const nameAt = (at: Date): string => `pandok-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.backup`

/** Only files with our name count, and only those are ever removed. */
function timeOf(name: string): Date | null {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? []
  return year === undefined ? null : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

export function createDailyBackup(deps: DailyBackupDeps): DailyBackups {
  const { folder, keep, databaseUrl, secretMark, installedAt, log } = deps
  const stopping = new AbortController()
  let state: BackupState = { lastAt: null, hasFailed: false }

  /** Lists the backups, the oldest first. Those that a wrong clock has dated into the future are ignored. */
  const kept = async (now: Date) =>
    (await readdir(folder))
      .flatMap((name) => {
        const at = timeOf(name)
        return at !== null && at <= now ? [{ name, at }] : []
      })
      .sort((one, other) => one.at.getTime() - other.at.getTime())

  const removeDrafts = async () => {
    for (const name of await readdir(folder)) {
      const finished = path.basename(name, draftOf(''))
      if (finished !== name && timeOf(finished) !== null) await rm(path.join(folder, name), { force: true })
    }
  }

  const takeIfDue = async (now: Date) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const lastAt = (await kept(now)).at(-1)?.at ?? null
    state = { ...state, lastAt }
    const since = lastAt ?? (await installedAt())
    if (now.getTime() - since.getTime() < DAY_MS) return
    // The drafts are from a server that died, because the queue runs the job once at a time.
    await removeDrafts()
    const name = nameAt(now)
    const { rows, fileBytes } = await writeBackup({
      databaseUrl: databaseUrl(),
      file: path.join(folder, name),
      secretMark,
      now,
      signal: stopping.signal,
    })
    state = { lastAt: now, hasFailed: false }
    log.info({ name, rows, bytes: fileBytes }, 'backed up')
    for (const old of (await kept(now)).slice(0, -keep))
      await rm(path.join(folder, old.name), { force: true })
  }

  return {
    job: {
      name: 'backUpDaily',
      everyMinutes: LOOK_MINUTES,
      run: (now) =>
        takeIfDue(now).catch((error: unknown) => {
          if (stopping.signal.aborted) return
          state = { ...state, hasFailed: true }
          log.error({ err: error }, 'the daily backup failed; it is tried again within the hour')
        }),
    },
    state: () => state,
    stop: () => stopping.abort(),
  }
}
