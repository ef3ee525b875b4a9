import { createEmitter } from '@pandok/domain'
import { browserStorage } from '#platform/storage/browserStorage.ts'
import { NEWS_ENTRY } from './newsEntry.ts'

// The key keeps its older name, so that users who have read an earlier entry are notified of those since.
const KEY = 'news_edition_read'

interface WhatsNew {
  isUnread: boolean
}

const storage = browserStorage()
const listeners = createEmitter()
let state: WhatsNew | undefined

/** A new user hasn't missed anything. */
function readKept(): WhatsNew {
  const read = storage.getItem(KEY)
  if (read === null) storage.setItem(KEY, NEWS_ENTRY)
  return { isUnread: read !== null && read !== NEWS_ENTRY }
}

/** Whether the latest entry of what is new was shown on this computer. */
export const whatsNewStore = {
  read(): WhatsNew {
    state ??= readKept()
    return state
  },
  markRead(): void {
    storage.setItem(KEY, NEWS_ENTRY)
    whatsNewStore.reread()
  },
  /** Called after another window has changed it. */
  reread(): void {
    state = readKept()
    listeners.emit()
  },
  subscribe: listeners.subscribe,
}
