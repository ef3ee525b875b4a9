import type { EncryptedStore } from './createEncryptedStore.ts'

/** The content of the page's `localStorage` between two starts. */
export interface LocalStore {
  read: () => Readonly<Record<string, string>>
  /** Null removes an entry. */
  change: (changes: Readonly<Record<string, string | null>>) => Promise<void>
  /** Removes the entries for which `isGone` returns true. */
  clear: (isGone: (name: string) => boolean) => Promise<void>
}

export const LOCAL_NAME = 'local'

/** Read once, cached in memory and written in the background, because every page start needs it. */
export async function openLocalStore(keep: EncryptedStore): Promise<LocalStore> {
  const values = new Map(Object.entries(parse(await keep.read(LOCAL_NAME))))
  const save = () => keep.write(LOCAL_NAME, Buffer.from(JSON.stringify(Object.fromEntries(values))))
  return {
    read: () => Object.fromEntries(values),
    async change(changes) {
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) values.delete(name)
        else values.set(name, value)
      }
      await save()
    },
    async clear(isGone) {
      for (const name of [...values.keys()]) if (isGone(name)) values.delete(name)
      await save()
    },
  }
}

function parse(content: Buffer | null): Record<string, string> {
  if (content === null) return {}
  try {
    const value: unknown = JSON.parse(content.toString('utf8'))
    return Object.fromEntries(
      Object.entries(Object(value)).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    )
  } catch {
    return {}
  }
}
