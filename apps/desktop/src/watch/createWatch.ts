import { lstat } from 'node:fs/promises'
import path from 'node:path'
import { walk } from '#files/walk.ts'

/**
 * The folder doesn't exist, or contains more files than are walked, so that new ones couldn't be detected.
 */
export type WatchProblem = 'NO_FOLDER' | 'FOLDER_TOO_LARGE'

export interface Watch {
  folder: () => string | null
  /** Resolves with null on success. */
  set: (folder: string | null) => Promise<WatchProblem | null>
  close: () => void
}

export interface WatchOptions {
  onFiles: (paths: readonly string[]) => void
  /** Network shares send no change events, so the folder is polled. */
  everyMs?: number
}

const EVERY_MS = 3000

/**
 * Reports new files in a folder once they have stopped growing. Files that existed before aren't reported.
 */
export function createWatch({ onFiles, everyMs = EVERY_MS }: WatchOptions): Watch {
  let watched: string | null = null
  let timer: NodeJS.Timeout | undefined
  let known = new Map<string, string>()
  let fresh = new Map<string, string>()

  async function look(folder: string) {
    const { files, isCut } = await walk([folder])
    const seen = new Map(files.map(({ path: place, size, modifiedMs }) => [place, `${size} ${modifiedMs}`]))
    return { seen, isCut }
  }

  async function round(folder: string): Promise<void> {
    const { seen } = await look(folder)
    if (watched !== folder) return
    // A name that reappears with different content is new, because many devices start with IM0001 each time.
    const coming = new Map([...seen].filter(([place, state]) => known.get(place) !== state))
    // While anything still arrives or grows, the rest waits, so that a study isn't opened in parts.
    const isSettled = coming.size > 0 && [...coming].every(([place, state]) => fresh.get(place) === state)
    fresh = coming
    if (!isSettled) return
    // Files that disappear stay known, because a share that is briefly unavailable must not be reported as
    // new.
    for (const [place, state] of coming) known.set(place, state)
    fresh = new Map()
    onFiles([...coming.keys()])
  }

  function next(folder: string): void {
    timer = setTimeout(() => {
      void round(folder).finally(() => {
        if (watched === folder) next(folder)
      })
    }, everyMs)
    timer.unref()
  }

  return {
    folder: () => watched,
    async set(folder) {
      const place = folder === null ? null : folderOf(folder)
      if (place !== null && !(await lstat(place).catch(() => null))?.isDirectory()) return 'NO_FOLDER'
      const first = place === null ? null : await look(place)
      if (first?.isCut) return 'FOLDER_TOO_LARGE'
      clearTimeout(timer)
      watched = place
      fresh = new Map()
      known = first?.seen ?? new Map()
      if (place !== null) next(place)
      return null
    },
    close() {
      watched = null
      clearTimeout(timer)
    },
  }
}

/** As typed or pasted: Explorer's «Copy as path» adds quotes. Only absolute paths are unambiguous. */
function folderOf(typed: string): string {
  const bare = typed.trim().replace(/^"(.*)"$/u, '$1')
  return path.isAbsolute(bare) ? path.resolve(bare) : ''
}
