import type pg from 'pg'
import { type DatabaseTrouble, databaseTrouble } from './databaseTrouble.ts'
import { settledWithin } from './settledWithin.ts'

/** Knows whether the database is usable. */
export interface DatabaseWatch {
  /** Must be called with every failure; it remembers what the failure says about the database. */
  note: (error: unknown) => void
  /** Returns what is wrong with the database, or null. It answers quickly whatever the database does. */
  look: () => Promise<DatabaseTrouble | null>
}

export interface DatabaseWatchOptions {
  pool: pg.Pool
  warn: (error: unknown, sentence: string) => void
  /** Returns the free bytes of the disk that the database is on; absent if that isn't known here. */
  freeBytes?: (() => Promise<number>) | undefined
  lookMs?: number
}

/** Load balancers expect an answer within two seconds. */
const LOOK_MS = 1500
/** PostgreSQL makes the files of its log this large, and ends if there is no room for the next one. */
const FREE_MIN_BYTES = 16 * 1024 * 1024
/** While the database is away every call fails, so the log gets a message only now and then. */
const TELL_EVERY_MS = 60_000

const SENTENCES: Readonly<Record<DatabaseTrouble, string>> = {
  away: 'the database does not answer',
  full: 'the disk is full: nothing can be saved',
}

/**
 * Allocates a quarter of a MiB as tables do and releases it at once. A row in an existing table would go into
 * free space of its pages and say nothing about the disk.
 */
const TAKE_ROOM = `
  begin;
  create temporary table room_on_disk on commit drop as
    select repeat('x', 1000) as filling from generate_series(1, 256);
  commit`

export function createDatabaseWatch({
  pool,
  warn,
  freeBytes,
  lookMs = LOOK_MS,
}: DatabaseWatchOptions): DatabaseWatch {
  /** Reading still works with a full disk, so only a write can detect it. */
  let isFull = false
  let told: { trouble: DatabaseTrouble; at: number } | null = null

  function note(error: unknown): DatabaseTrouble | null {
    const trouble = databaseTrouble(error)
    if (trouble === null) return null
    if (trouble === 'full') isFull = true
    tell(trouble, error)
    return trouble
  }

  function tell(trouble: DatabaseTrouble, error: unknown): void {
    if (told?.trouble !== trouble || performance.now() > told.at + TELL_EVERY_MS) {
      told = { trouble, at: performance.now() }
      warn(error, SENTENCES[trouble])
    }
  }

  /** Finds out before the first write fails. What can't be found out is left to that. */
  async function isShortOfRoom(): Promise<boolean> {
    const free = await freeBytes?.().catch(() => undefined)
    return free !== undefined && free < FREE_MIN_BYTES
  }

  return {
    note: (error) => void note(error),

    async look() {
      const wasFull = isFull
      const asked = pool.query(wasFull ? TAKE_ROOM : 'select 1')
      const shortage = isShortOfRoom()
      if (!(await settledWithin(Promise.all([asked, shortage]), lookMs))) {
        note(new Error('Query read timeout'))
        return 'away'
      }
      try {
        await asked
      } catch (error) {
        const trouble = note(error)
        // The role may not be allowed to make temporary tables; then only later calls can tell.
        if (trouble === null && wasFull) isFull = false
        return trouble ?? (wasFull ? null : 'away')
      }
      if (wasFull) isFull = false
      if (!(await shortage)) return null
      tell('full', new Error(`Less than ${FREE_MIN_BYTES} bytes are free.`))
      return 'full'
    },
  }
}
