import { useRef, useSyncExternalStore } from 'react'

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
  function snapshot(): Part {
    const value = selector(store.read())
    if (!kept.current || !isSame(kept.current.value, value)) kept.current = { value }
    return kept.current.value
  }
  return useSyncExternalStore(store.subscribe, snapshot, snapshot)
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.is(a[key], b[key]))
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
