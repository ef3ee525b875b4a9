export interface Store<State> {
  read(): State
  subscribe(listener: () => void): () => void
  change(changes: Partial<State>): void
}

/** A state that is replaced and never altered, with those who want to know. */
export function createStore<State extends object>(first: State): Store<State> {
  let state = first
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(changes) {
      state = { ...state, ...changes }
      for (const listener of [...listeners]) listener()
    },
  }
}
