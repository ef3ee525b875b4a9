import { useEffect, useSyncExternalStore } from 'react'

let keys: readonly string[] = []
const listeners = new Set<() => void>()

function tell(next: readonly string[]): void {
  keys = next
  for (const listener of [...listeners]) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The keys that run cells of the plate on the screen; none where there is no plate. */
export const useBoardKeys = (): readonly string[] => useSyncExternalStore(subscribe, () => keys)

/** Lets others on the screen know which keys a plate has, as long as it is there. */
export function useOfferedKeys(keyMap: Readonly<Record<string, string>>): void {
  useEffect(() => {
    tell(Object.keys(keyMap))
    return () => tell([])
  }, [keyMap])
}
