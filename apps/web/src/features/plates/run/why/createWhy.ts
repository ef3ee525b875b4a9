import { createEmitter } from '@pandok/domain'
/** The sentence whose reasons are shown, if any. */
export interface Why {
  read(): string | undefined
  subscribe(listener: () => void): () => void
  ask(entryId: string | undefined): void
  /** Shows its reasons, or closes them. */
  toggle(entryId: string): void
}

/** Kept beside the report and not in it: a key that writes must not ask a hundred sentences whether they are asked. */
export function createWhy(): Why {
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
