import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { DailyBackup } from '#config/Config.ts'
import { draftOf, writeBackup } from '#db/backup/writeBackup.ts'
import type { Log } from '#log/Log.ts'
import type { PeriodicJob } from './PeriodicJob.ts'

export interface DailyBackupDeps extends DailyBackup {
  databaseUrl: () => string
  secretMark: string
  /** When the installation began: its first backup is due a day later, not while it starts for the first time. */
  installedAt: () => Promise<Date>
  log: Pick<Log, 'info' | 'error'>
}

export interface BackupState {
  /** Null until one is known. */
  lastAt: Date | null
  /** Whether the last try failed. */
  hasFailed: boolean
}

export interface DailyBackups {
  job: PeriodicJob
  state: () => BackupState
  /** Gives up one that is under way. */
  stop: () => void
}

const DAY_MS = 24 * 60 * 60 * 1000
/** It looks this often whether one is due, so that a server which sleeps at night has its backup in the morning. */
const LOOK_MINUTES = 60

const NAME = /^pandok-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.backup$/

const nameAt = (at: Date): string => `pandok-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.backup`

/** Only what bears our name counts, and only that is ever removed. */
function timeOf(name: string): Date | null {
  const [, year, month, day, hour, minute, second] = NAME.exec(name) ?? []
  return year === undefined ? null : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

export function createDailyBackup(deps: DailyBackupDeps): DailyBackups {
  const { folder, keep, databaseUrl, secretMark, installedAt, log } = deps
  const stopping = new AbortController()
  let state: BackupState = { lastAt: null, hasFailed: false }

  /** The oldest first. What a wrong clock has dated into the future neither counts nor goes. */
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
    // Of a server that died: the queue gives the job to one at a time.
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
