import type { ModuleDocument } from '#features/modules/editor/state/ModuleEditor.ts'

/** Unsaved work on this computer. It holds no patient's data: modules are templates. */
export interface Draft extends ModuleDocument {
  /** The revision that the work started from; undefined for a module that was never saved. */
  revision: number | undefined
  /** When it was written, in milliseconds. */
  at: number
}

export interface DraftStore {
  read(key: string): Promise<Draft | undefined>
  write(key: string, draft: Draft): Promise<void>
  remove(key: string): Promise<void>
}

const DATABASE = 'pandok'
const STORE = 'moduleDrafts'

/** IndexedDB, because a module may be larger than what local storage has room for. */
export function openDraftStore(factory: IDBFactory | undefined = globalThis.indexedDB): DraftStore {
  if (!factory) return memoryDrafts()
  let opened: Promise<IDBDatabase> | undefined

  async function ask<T>(
    mode: IDBTransactionMode,
    question: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    opened ??= open(factory as IDBFactory)
    const database = await opened.catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return settled(question(database.transaction(STORE, mode).objectStore(STORE)))
  }

  return {
    read: (key) => ask('readonly', (store) => store.get(key) as IDBRequest<Draft | undefined>),
    write: async (key, draft) => void (await ask('readwrite', (store) => store.put(draft, key))),
    remove: async (key) => void (await ask('readwrite', (store) => store.delete(key))),
  }
}

function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return settled(request)
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Where a browser has no database (a private window of some), drafts last as long as the page. */
export function memoryDrafts(): DraftStore {
  const drafts = new Map<string, Draft>()
  return {
    read: async (key) => drafts.get(key),
    write: async (key, draft) => void drafts.set(key, draft),
    remove: async (key) => void drafts.delete(key),
  }
}
