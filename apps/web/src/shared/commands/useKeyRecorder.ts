import type { KeyPress } from '@pandok/board'
import { useEffect, useRef } from 'react'
import { addKeyContext } from './pageKeys.ts'

interface KeyRecorder {
  isOn: boolean
  onKey: (key: string) => void
  onEscape: () => void
  /** A press as it is to be recorded; the physical key unless given. */
  read?: ((event: KeyboardEvent) => KeyPress) | undefined
}

/**
 * Takes every key of the page before anything else hears it, to learn which one is meant. Tab still leads on, and
 * Escape gives up.
 */
export function useKeyRecorder({ isOn, onKey, onEscape, read }: KeyRecorder): void {
  const latest = useRef({ onKey, onEscape })
  latest.current = { onKey, onEscape }

  useEffect(() => {
    if (!isOn) return
    return addKeyContext({
      name: 'recorder',
      hears: ({ key }) => key !== 'Tab',
      takesUnnamed: true,
      ...(read && { read }),
      take({ key, event }) {
        // A button would press itself, on the keyup of Space as well, and a dialog close.
        event.stopImmediatePropagation()
        if (event.key !== 'Escape') {
          if (key !== undefined) latest.current.onKey(key)
        } else if (event.type === 'keydown') latest.current.onEscape()
        return true
      },
    })
  }, [isOn, read])
}
