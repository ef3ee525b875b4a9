import { createEmitter } from '@pandok/domain'
export interface Store<State> {
  read(): State
  subscribe(listener: () => void): () => void
  change(changes: Partial<State>): void
}

/** An immutable state with subscribers. */
export function createStore<State extends object>(first: State): Store<State> {
  let state = first
  const listeners = createEmitter()
  return {
    read: () => state,
    subscribe: listeners.subscribe,
    change(changes) {
      state = { ...state, ...changes }
      listeners.emit()
    },
  }
}
