import { lstat } from 'node:fs/promises'
import path from 'node:path'
import { walk } from '#files/walk.ts'

/** There is no such folder; or more in it than is walked, so that what is new in it couldn't be told. */
export type WatchProblem = 'NO_FOLDER' | 'FOLDER_TOO_LARGE'

export interface Watch {
  folder: () => string | null
  /** Null when it is done. */
  set: (folder: string | null) => Promise<WatchProblem | null>
  close: () => void
}

export interface WatchOptions {
  onFiles: (paths: readonly string[]) => void
  /** Network shares tell nobody what changes in them, so the folder is looked at again and again. */
  everyMs?: number
}

const EVERY_MS = 3000

/** Tells which files have come into a folder, once they have stopped growing. What was there before isn't told. */
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
    // A name that comes again with something else in it is new: many devices begin with IM0001 each time.
    const coming = new Map([...seen].filter(([place, state]) => known.get(place) !== state))
    // As long as anything still comes or grows the rest waits for it, so that a study isn't opened in pieces.
    const isSettled = coming.size > 0 && [...coming].every(([place, state]) => fresh.get(place) === state)
    fresh = coming
    if (!isSettled) return
    // What isn't seen any more stays known: a share that is away for a moment must not be told as new.
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

/** As typed or pasted: Explorer's «Copy as path» puts it in quotes. Only whole paths mean the same to everybody. */
function folderOf(typed: string): string {
  const bare = typed.trim().replace(/^"(.*)"$/u, '$1')
  return path.isAbsolute(bare) ? path.resolve(bare) : ''
}
