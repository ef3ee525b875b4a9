import type { OfflineStore } from '../kept/OfflineStore.ts'

export interface MemoryStore extends OfflineStore {
  names(): string[]
  /** Writes fail after that many, as if the program had ended. */
  failAfter(writes: number): void
  writes(): number
}

/** Stores documents as text, like the program, so that callers share no objects. */
export function memoryStore(held: Map<string, string> = new Map()): MemoryStore {
  let writes = 0
  let allowed = Number.POSITIVE_INFINITY
  function write() {
    if (writes >= allowed) throw new Error('The program has ended.')
    writes += 1
  }
  return {
    async get<T>(name: string) {
      const text = held.get(name)
      return text === undefined ? undefined : (JSON.parse(text) as T)
    },
    async put(name, document) {
      write()
      if (!/^[a-z0-9][a-z0-9._-]{0,79}$/u.test(name)) throw new Error(`No name: ${name}`)
      held.set(name, JSON.stringify(document))
    },
    async remove(name) {
      write()
      held.delete(name)
    },
    names: () => [...held.keys()].sort(),
    failAfter: (count) => {
      allowed = writes + count
    },
    writes: () => writes,
  }
}
