import { createKeyReader } from '@pandok/board'
import { useEffect, useRef } from 'react'
import { onMac } from '#app/commands/onMac.ts'
import { boardHasKeys } from './boardHasKeys.ts'

/** What browsers call a key that an input method has in its hands. */
const HELD_BY_INPUT_METHOD = 229

/**
 * Hears every key of the page while the board has them. `onKey` says whether the key meant something; a key that an
 * input method holds is still on its way to whatever has the focus next.
 */
export function useCellKeys(onKey: (key: string, isHeld: boolean) => boolean): void {
  const latest = useRef(onKey)
  latest.current = onKey
  useEffect(() => {
    const reader = createKeyReader({ mac: onMac() })
    function take(event: KeyboardEvent, key: string | undefined) {
      if (key === undefined || event.defaultPrevented || !boardHasKeys(event.target)) return
      if (latest.current(key, event.keyCode === HELD_BY_INPUT_METHOD)) event.preventDefault()
    }
    function down(event: KeyboardEvent) {
      // What is typed into a field is no business of the reader's: its keyup must not be taken for a cell's.
      if (boardHasKeys(event.target)) take(event, reader.down(event))
    }
    const up = (event: KeyboardEvent) => take(event, reader.up(event))
    document.addEventListener('keydown', down)
    document.addEventListener('keyup', up)
    window.addEventListener('blur', reader.reset)
    return () => {
      document.removeEventListener('keydown', down)
      document.removeEventListener('keyup', up)
      window.removeEventListener('blur', reader.reset)
    }
  }, [])
}
