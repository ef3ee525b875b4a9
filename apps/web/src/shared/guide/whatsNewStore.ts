import { createEmitter } from '@pandok/domain'
import { browserStorage } from '#platform/storage/browserStorage.ts'
import { NEWS_EDITION } from './newsEdition.ts'

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
  if (read === null) storage.setItem(KEY, NEWS_EDITION)
  return { isUnread: read !== null && read !== NEWS_EDITION }
}

/** Whether what is new in the latest edition was shown on this computer. */
export const whatsNewStore = {
  read(): WhatsNew {
    state ??= readKept()
    return state
  },
  markRead(): void {
    storage.setItem(KEY, NEWS_EDITION)
    whatsNewStore.reread()
  },
  /** Called after another window has changed it. */
  reread(): void {
    state = readKept()
    listeners.emit()
  },
  subscribe: listeners.subscribe,
}
