import { randomBytes } from 'node:crypto'
import type { RecentStudy } from '@pandok/protocol/desktop'
import type { EncryptedStore } from '#keep/createEncryptedStore.ts'

/** Its label is the user's name for the folder; it contains nothing from inside a file. */
export interface RecentEntry extends RecentStudy {
  paths: readonly string[]
}

export interface Recent {
  list: () => readonly RecentEntry[]
  note: (entry: Omit<RecentEntry, 'id'>) => Promise<void>
  find: (id: string) => RecentEntry | undefined
  remove: (id: string) => Promise<boolean>
  clear: () => Promise<void>
}

export const RECENT_NAME = 'recent'
const ENTRIES_MAX = 30
/** A hundred files selected in Explorer come as a hundred arguments. */
const PATHS_MAX = 500

/**
 * Recently opened studies, newest first. They are encrypted, because folders are often named after people.
 */
export async function openRecent(keep: EncryptedStore): Promise<Recent> {
  let entries = parse(await keep.read(RECENT_NAME))
  const save = () => keep.write(RECENT_NAME, Buffer.from(JSON.stringify(entries)))
  return {
    list: () => entries,
    async note(entry) {
      if (entry.paths.length > PATHS_MAX) return
      const place = entry.paths.join('\n')
      const others = entries.filter(({ paths }) => paths.join('\n') !== place)
      entries = [{ ...entry, id: randomBytes(12).toString('hex') }, ...others].slice(0, ENTRIES_MAX)
      await save()
    },
    find: (id) => entries.find((entry) => entry.id === id),
    async remove(id) {
      const left = entries.filter((entry) => entry.id !== id)
      if (left.length === entries.length) return false
      entries = left
      await save()
      return true
    },
    async clear() {
      entries = []
      await keep.remove(RECENT_NAME)
    },
  }
}

function parse(content: Buffer | null): RecentEntry[] {
  if (content === null) return []
  try {
    const value: unknown = JSON.parse(content.toString('utf8'))
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
