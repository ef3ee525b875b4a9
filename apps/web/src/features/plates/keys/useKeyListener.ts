import { createKeyReader } from '@pandok/board'
import { useEffect, useRef } from 'react'
import { onMac } from '#app/commands/onMac.ts'

interface KeyListener {
  isOn: boolean
  onKey: (key: string) => void
  onEscape: () => void
}

/**
 * Takes every key of the page before anything else hears it, to learn which one is meant. Tab still leads on, and
 * Escape gives up.
 */
export function useKeyListener({ isOn, onKey, onEscape }: KeyListener): void {
  const latest = useRef({ onKey, onEscape })
  latest.current = { onKey, onEscape }

  useEffect(() => {
    if (!isOn) return
    const reader = createKeyReader({ mac: onMac() })

    function keep(event: KeyboardEvent) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    function onDown(event: KeyboardEvent) {
      if (event.key === 'Tab') return
      keep(event)
      if (event.key === 'Escape') {
        latest.current.onEscape()
        return
      }
      const key = reader.down(event)
      if (key !== undefined) latest.current.onKey(key)
    }
    function onUp(event: KeyboardEvent) {
      if (event.key === 'Tab') return
      // A button presses itself on the keyup of Space.
      keep(event)
      const key = reader.up(event)
      if (key !== undefined) latest.current.onKey(key)
    }
    window.addEventListener('keydown', onDown, { capture: true })
    window.addEventListener('keyup', onUp, { capture: true })
    window.addEventListener('blur', reader.reset)
    return () => {
      window.removeEventListener('keydown', onDown, { capture: true })
      window.removeEventListener('keyup', onUp, { capture: true })
      window.removeEventListener('blur', reader.reset)
    }
  }, [isOn])
}
