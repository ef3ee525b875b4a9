import { createEmitter } from '@pandok/domain'
import { useEffect, useSyncExternalStore } from 'react'

let keys: readonly string[] = []
const listeners = createEmitter()

function tell(next: readonly string[]): void {
  keys = next
  listeners.emit()
}

const subscribe = listeners.subscribe

/** The keys that run cells of the plate on the screen; none where there is no plate. */
export const useBoardKeys = (): readonly string[] => useSyncExternalStore(subscribe, () => keys)

/** Lets others on the screen know which keys a plate has, as long as it is there. */
export function useOfferedKeys(keyMap: Readonly<Record<string, string>>): void {
  useEffect(() => {
    tell(Object.keys(keyMap))
    return () => tell([])
  }, [keyMap])
}
