import { useRef, useSyncExternalStore } from 'react'
import { isShallowEqual } from '../isShallowEqual.ts'

interface Store<State> {
  read(): State
  subscribe(listener: () => void): () => void
}

/**
 * Selects a part of a store's state; the component renders again only when that part changes. A selector may
 * return a new array or object each time, as long as its elements keep their identity.
 */
export function useStorePart<State, Part>(store: Store<State>, selector: (state: State) => Part): Part {
  const kept = useRef<{ value: Part } | undefined>(undefined)
  // The selector is called each time, also for an unchanged state, because it may read other sources, such as all
  // stores of the viewer.
  function snapshot(): Part {
    const value = selector(store.read())
    if (!kept.current || !isShallowEqual(kept.current.value, value)) kept.current = { value }
    return kept.current.value
  }
  return useSyncExternalStore(store.subscribe, snapshot, snapshot)
}
