import { useRef, useSyncExternalStore } from 'react'
import { isShallowEqual } from '../isShallowEqual.ts'

interface Store<State> {
  read(): State
  subscribe(listener: () => void): () => void
}

interface Selected<State, Part> {
  state: State
  selector: (state: State) => Part
  part: Part
}

/**
 * Selects a part of a store's state; the component renders again only when that part changes. A selector may
 * return a new array or object each time, as long as its elements keep their identity.
 */
export function useStorePart<State, Part>(store: Store<State>, selector: (state: State) => Part): Part {
  const kept = useRef<Selected<State, Part> | undefined>(undefined)
  function snapshot(): Part {
    const known = kept.current
    const state = store.read()
    // React asks several times for each render, and some selectors go through a whole report.
    if (known && known.state === state && known.selector === selector) return known.part
    const found = selector(state)
    const part = known && isShallowEqual(known.part, found) ? known.part : found
    kept.current = { state, selector, part }
    return part
  }
  return useSyncExternalStore(store.subscribe, snapshot, snapshot)
}
