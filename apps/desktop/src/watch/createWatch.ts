import { lstat } from 'node:fs/promises'
import path from 'node:path'
import { walk } from '#files/walk.ts'

export interface Watch {
  folder: () => string | null
  /** False where there is no such folder. */
  set: (folder: string | null) => Promise<boolean>
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

  async function look(folder: string): Promise<Map<string, string>> {
    const { files } = await walk([folder])
    return new Map(files.map(({ path: place, size, modifiedMs }) => [place, `${size} ${modifiedMs}`]))
  }

  async function round(folder: string): Promise<void> {
    const seen = await look(folder)
    if (watched !== folder) return
    const coming = new Map([...seen].filter(([place]) => !known.has(place)))
    // As long as anything still comes or grows the rest waits for it, so that a study isn't opened in pieces.
    const isSettled = coming.size > 0 && [...coming].every(([place, state]) => fresh.get(place) === state)
    fresh = coming
    if (!isSettled) return
    known = seen
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
      const place = folder === null ? null : path.resolve(folder)
      if (place !== null && !(await lstat(place).catch(() => null))?.isDirectory()) return false
      clearTimeout(timer)
      watched = place
      fresh = new Map()
      known = place === null ? new Map() : await look(place)
      if (place !== null) next(place)
      return true
    },
    close() {
      watched = null
      clearTimeout(timer)
    },
  }
}
