import { KEY_MODIFIERS } from '@pandok/domain'
import { useEffect, useState } from 'react'
import { type Layer, NO_LAYER } from './layers.ts'

/** The modifiers that are held on the real keyboard, so that the drawn one can show them. */
export function useHeldLayer(): Layer {
  const [layer, setLayer] = useState(NO_LAYER)
  useEffect(() => {
    function read(event: KeyboardEvent) {
      const held = { Ctrl: event.ctrlKey, Alt: event.altKey, Shift: event.shiftKey }
      const now = KEY_MODIFIERS.filter((modifier) => held[modifier])
      setLayer((before) =>
        before.size === now.length && now.every((one) => before.has(one)) ? before : new Set(now),
      )
    }
    const clear = () => setLayer(NO_LAYER)
    window.addEventListener('keydown', read, { capture: true })
    window.addEventListener('keyup', read, { capture: true })
    window.addEventListener('blur', clear)
    return () => {
      window.removeEventListener('keydown', read, { capture: true })
      window.removeEventListener('keyup', read, { capture: true })
      window.removeEventListener('blur', clear)
    }
  }, [])
  return layer
}
