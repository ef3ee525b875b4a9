import { createEmitter } from '@pandok/domain'
/** The sentence whose explanation is open, if any. */
export interface WhyStore {
  read(): string | undefined
  subscribe(listener: () => void): () => void
  ask(entryId: string | undefined): void
  toggle(entryId: string): void
}

/** A separate store, so that a key that writes doesn't re-render a hundred sentences. */
export function createWhyStore(): WhyStore {
  const listeners = createEmitter()
  let asked: string | undefined
  function ask(entryId: string | undefined) {
    if (asked === entryId) return
    asked = entryId
    listeners.emit()
  }
  return {
    read: () => asked,
    subscribe: listeners.subscribe,
    ask,
    toggle: (entryId) => ask(asked === entryId ? undefined : entryId),
  }
}
