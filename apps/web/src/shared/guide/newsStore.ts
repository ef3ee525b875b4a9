import { keptStorage } from '#platform/storage/keptStorage.ts'
import { NEWS_EDITION } from './newsEdition.ts'

const KEY = 'news_edition_read'

interface News {
  isUnread: boolean
}

const storage = keptStorage()
const listeners = new Set<() => void>()
let state: News | undefined

/** Whoever is here for the first time has missed nothing. */
function readKept(): News {
  const read = storage.getItem(KEY)
  if (read === null) storage.setItem(KEY, NEWS_EDITION)
  return { isUnread: read !== null && read !== NEWS_EDITION }
}

/** Whether this computer has been shown what the latest edition brought. */
export const newsStore = {
  read(): News {
    state ??= readKept()
    return state
  },
  markRead(): void {
    storage.setItem(KEY, NEWS_EDITION)
    newsStore.reread()
  },
  /** After another window has changed it. */
  reread(): void {
    state = readKept()
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
