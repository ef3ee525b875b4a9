import { memberOf } from '#platform/session/memberOf.ts'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { type BrowserStorage, browserStorage } from '#platform/storage/browserStorage.ts'

/**
 * Records that a report is being stored, and since when. It contains nothing about the report or its patient.
 */
interface KeepingMark {
  id: string
  /** Milliseconds since 1970. */
  at: number
}

interface MarkParts {
  storage: BrowserStorage
  name: string
  now: () => number
  newId: () => string
}

/** Storing a report takes less than a second; a mark of this age belongs to a page that no longer exists. */
const KEEPING_MS_MAX = 60_000

export type KeepingMarks = ReturnType<typeof createKeepingMarks>

/**
 * A report is in memory only until it has been encrypted, which takes a moment. The mark is written at once,
 * so that the next page can detect that the program was killed in that moment.
 */
export function createKeepingMarks({ storage, name, now, newId }: MarkParts) {
  const read = (): readonly KeepingMark[] => readMarks(storage.getItem(name))
  function write(marks: readonly KeepingMark[]): void {
    if (marks.length === 0) storage.removeItem(name)
    else storage.setItem(name, JSON.stringify(marks))
  }
  const forget = (gone: readonly KeepingMark[]): void =>
    write(read().filter(({ id }) => !gone.some((one) => one.id === id)))
  return {
    /** Returns a function that records the end, whatever the outcome was. */
    begin(): () => void {
      const mark = { id: newId(), at: now() }
      write([...read(), mark])
      return () => forget([mark])
    },
    /** The marks of pages that were closed before their report was stored. */
    left: (): readonly KeepingMark[] => read().filter(({ at }) => now() - at >= KEEPING_MS_MAX),
    forget,
  }
}

function readMarks(kept: string | null): readonly KeepingMark[] {
  try {
    const marks: unknown = JSON.parse(kept ?? '[]')
    return (Array.isArray(marks) ? (marks as Partial<KeepingMark>[]) : []).flatMap(({ id, at }) =>
      typeof id === 'string' && typeof at === 'number' ? [{ id, at }] : [],
    )
  } catch {
    return []
  }
}

/** The marks of the logged-in member. */
export const keepingMarks = (): KeepingMarks =>
  createKeepingMarks({
    storage: browserStorage(),
    name: `priors.keeping.${memberOf(sessionStore.read())}`,
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
  })
