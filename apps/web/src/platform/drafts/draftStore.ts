import { isDesktop } from '#platform/desktop/isDesktop.ts'
import type { Draft, DraftPlace, DraftStore } from './Draft.ts'
import { programDrafts } from './programDrafts.ts'

export const PLATE_DRAFTS: DraftPlace = { database: 'pandok-plates', store: 'drafts' }
export const MODULE_DRAFTS: DraftPlace = { database: 'pandok', store: 'moduleDrafts' }

/**
 * IndexedDB, because a module may exceed the limit of local storage; the Windows program has a storage of its
 * own.
 */
export function openDraftStore<Content>(
  { database: name, store }: DraftPlace,
  factory: IDBFactory | undefined = globalThis.indexedDB,
): DraftStore<Content> {
  if (isDesktop()) return programDrafts({ database: name, store })
  if (!factory) return memoryDrafts()
  let opened: Promise<IDBDatabase> | undefined

  async function ask<T>(
    mode: IDBTransactionMode,
    question: (drafts: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    opened ??= open(factory, { database: name, store })
    const database = await opened.catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return settled(question(database.transaction(store, mode).objectStore(store)))
  }

  return {
    read: (key) => ask('readonly', (drafts) => drafts.get(key) as IDBRequest<Draft<Content> | undefined>),
    write: async (key, draft) => void (await ask('readwrite', (drafts) => drafts.put(draft, key))),
    remove: async (key) => void (await ask('readwrite', (drafts) => drafts.delete(key))),
  }
}

function open(factory: IDBFactory, { database, store }: DraftPlace): Promise<IDBDatabase> {
  const request = factory.open(database, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(store)
  return settled(request)
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Where a browser has no database (some private windows), drafts last as long as the page. */
export function memoryDrafts<Content>(): DraftStore<Content> {
  const drafts = new Map<string, Draft<Content>>()
  return {
    read: async (key) => drafts.get(key),
    write: async (key, draft) => void drafts.set(key, draft),
    remove: async (key) => void drafts.delete(key),
  }
}
