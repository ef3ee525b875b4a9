import { createEmitter } from '@pandok/domain'
import { useEffect, useSyncExternalStore } from 'react'

let keys: readonly string[] = []
const listeners = createEmitter()

function tell(next: readonly string[]): void {
  keys = next
  listeners.emit()
}

const subscribe = listeners.subscribe

/** The keys that run cells of the plate on the screen; empty without a plate. */
export const useBoardKeys = (): readonly string[] => useSyncExternalStore(subscribe, () => keys)

/** Publishes a plate's keys while it is on the screen. */
export function useOfferedKeys(keyMap: Readonly<Record<string, string>>): void {
  useEffect(() => {
    tell(Object.keys(keyMap))
    return () => tell([])
  }, [keyMap])
}
