import type { SealedPlace } from './SealedStore.ts'

const STORE = 'sealed'

/** The browser's database. Where there is none (some private windows), entries last as long as the page. */
export function databasePlace(
  name: string,
  factory: IDBFactory | undefined = globalThis.indexedDB,
): SealedPlace {
  if (!factory) return memoryPlace()
  let opened: Promise<IDBDatabase> | undefined

  async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    opened ??= open(factory, name)
    const database = await opened.catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return database.transaction(STORE, mode).objectStore(STORE)
  }

  return {
    get: async (key) => settled((await store('readonly')).get(key) as IDBRequest<unknown>),
    put: async (key, value) => void (await settled((await store('readwrite')).put(value, key))),
    async putOnce(key, value) {
      // One transaction, so that another page can't write in between.
      const objects = await store('readwrite')
      const kept = await settled(objects.get(key) as IDBRequest<unknown>)
      if (kept !== undefined) return kept
      await settled(objects.put(value, key))
      return value
    },
    clear: async () => void (await settled((await store('readwrite')).clear())),
  }
}

function open(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  const request = factory.open(name, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return settled(request)
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

export function memoryPlace(): SealedPlace {
  const values = new Map<string, unknown>()
  return {
    get: async (key) => values.get(key),
    put: async (key, value) => void values.set(key, value),
    async putOnce(key, value) {
      if (!values.has(key)) values.set(key, value)
      return values.get(key)
    },
    clear: async () => values.clear(),
  }
}
