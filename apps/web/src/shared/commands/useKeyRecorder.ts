import type { KeyPress } from '@pandok/board'
import { useEffect, useRef } from 'react'
import { addKeyContext } from './pageKeys.ts'

interface KeyRecorder {
  isOn: boolean
  onKey: (key: string) => void
  onEscape: () => void
  /** Reads a key press; by default the physical key. */
  read?: ((event: KeyboardEvent) => KeyPress) | undefined
}

/**
 * Receives every key of the page before anything else, to record one. Tab still moves the focus, and Escape
 * cancels.
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
        // Otherwise a button would be pressed, also on the keyup of Space, and a dialog would close.
        event.stopImmediatePropagation()
        if (event.key !== 'Escape') {
          if (key !== undefined) latest.current.onKey(key)
        } else if (event.type === 'keydown') latest.current.onEscape()
        return true
      },
    })
  }, [isOn, read])
}
