import { browserStorage } from '#platform/storage/browserStorage.ts'
import { NEWS_EDITION } from './newsEdition.ts'

const KEY = 'news_edition_read'

interface News {
  isUnread: boolean
}

const storage = browserStorage()
const listeners = new Set<() => void>()
let state: News | undefined

/** A new user hasn't missed any news. */
function readKept(): News {
  const read = storage.getItem(KEY)
  if (read === null) storage.setItem(KEY, NEWS_EDITION)
  return { isUnread: read !== null && read !== NEWS_EDITION }
}

/** Whether the news of the latest edition were shown on this computer. */
export const newsStore = {
  read(): News {
    state ??= readKept()
    return state
  },
  markRead(): void {
    storage.setItem(KEY, NEWS_EDITION)
    newsStore.reread()
  },
  /** Called after another window has changed it. */
  reread(): void {
    state = readKept()
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
