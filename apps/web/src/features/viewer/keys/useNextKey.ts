import { createKeyReader } from '@pandok/board'
import { useEffect, useRef } from 'react'
import { onMac } from '#app/commands/onMac.ts'
import { pressOf } from '#app/commands/pressOf.ts'

interface NextKey {
  isOn: boolean
  onKey: (key: string) => void
  onEscape: () => void
}

const HELD = /^(?:Control|Shift|Alt|Meta)(?:Left|Right)$/u

/** Takes every key of the page before anything else hears it. Tab still leads on, and Escape gives up. */
export function useNextKey({ isOn, onKey, onEscape }: NextKey): void {
  const latest = useRef({ onKey, onEscape })
  latest.current = { onKey, onEscape }
  useEffect(() => {
    if (!isOn) return
    const reader = createKeyReader({ mac: onMac() })
    function take(event: KeyboardEvent, read: typeof reader.down) {
      if (event.key === 'Tab') return
      event.preventDefault()
      // A button would press itself, and a dialog close.
      event.stopImmediatePropagation()
      const key = event.key === 'Escape' ? undefined : read(pressOf(event))
      if (key !== undefined && !HELD.test(key)) latest.current.onKey(key)
    }
    function onDown(event: KeyboardEvent) {
      take(event, reader.down)
      if (event.key === 'Escape') latest.current.onEscape()
    }
    const onUp = (event: KeyboardEvent) => take(event, reader.up)
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
