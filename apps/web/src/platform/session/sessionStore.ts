import { createEmitter } from '@pandok/domain'
import { type BrowserStorage, browserStorage } from '../storage/browserStorage.ts'
import { decodeStored, EMPTY_SESSION, encodeStored, type SessionState, STORED_NAMES } from './sessionState.ts'

export interface SessionStore {
  read(): SessionState
  /** Reads storage again, because another tab may have written since its event was delivered. */
  reread(): SessionState
  write(change: Partial<SessionState>): void
  /** Clears the session; the e-mail address stays if the member chose to be remembered. */
  clear(): void
  subscribe(listener: () => void): () => void
}

export function createSessionStore(storage: BrowserStorage): SessionStore {
  const listeners = createEmitter()
  let state = load(storage, EMPTY_SESSION)

  function publish(next: SessionState): void {
    if (next === state) return
    state = next
    listeners.emit()
  }

  function write(change: Partial<SessionState>): void {
    for (const name of STORED_NAMES) {
      if (!Object.hasOwn(change, name)) continue
      const stored = encodeStored(name, change[name])
      if (stored === null) storage.removeItem(name)
      else storage.setItem(name, stored)
    }
    publish({ ...state, ...change })
  }

  return {
    read: () => state,
    reread() {
      publish(load(storage, state))
      return state
    },
    write,
    clear() {
      const { useMemory, user_mail, currentLocale } = state
      write({ ...EMPTY_SESSION, currentLocale, useMemory, user_mail: useMemory ? user_mail : null })
    },
    subscribe: listeners.subscribe,
  }
}

function load(storage: BrowserStorage, before: SessionState): SessionState {
  const panListText = storage.getItem('panList')
  const next: SessionState = {
    authToken: decodeStored('authToken', storage.getItem('authToken')),
    refreshToken: decodeStored('refreshToken', storage.getItem('refreshToken')),
    user_name: decodeStored('user_name', storage.getItem('user_name')),
    user_mail: decodeStored('user_mail', storage.getItem('user_mail')),
    // The same text keeps the same array, because otherwise every reread would count as a change.
    panList:
      encodeStored('panList', before.panList) === panListText
        ? before.panList
        : decodeStored('panList', panListText),
    orderId: decodeStored('orderId', storage.getItem('orderId')),
    useMemory: decodeStored('useMemory', storage.getItem('useMemory')),
    currentLocale: before.currentLocale,
  }
  const isSame = STORED_NAMES.every((name) => Object.is(next[name], before[name]))
  return isSame ? before : next
}

export const sessionStore = createSessionStore(browserStorage())
