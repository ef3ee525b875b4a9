import { createKeyReader } from '@pandok/board'
import { checkKey } from '@pandok/domain'
import { useEffect, useRef } from 'react'
import { isTextField } from '#app/commands/isTextField.ts'
import { onMac } from '#app/commands/onMac.ts'

/** A key that could run a cell is pressed somewhere on the page: shows it, and leaves every other key to its command. */
export function useKeyGlance({ isOn, onKey }: { isOn: boolean; onKey: (key: string) => void }): void {
  const latest = useRef(onKey)
  latest.current = onKey
  useEffect(() => {
    if (!isOn) return
    const reader = createKeyReader({ mac: onMac() })
    function take(event: KeyboardEvent, key: string | undefined) {
      const isBusy = isTextField(event.target) || document.querySelector('dialog[open], [role="menu"]')
      if (key === undefined || event.defaultPrevented || isBusy || !checkKey(key).ok) return
      event.preventDefault()
      latest.current(key)
    }
    const onDown = (event: KeyboardEvent) => take(event, reader.down(event))
    const onUp = (event: KeyboardEvent) => take(event, reader.up(event))
    document.addEventListener('keydown', onDown)
    document.addEventListener('keyup', onUp)
    window.addEventListener('blur', reader.reset)
    return () => {
      document.removeEventListener('keydown', onDown)
      document.removeEventListener('keyup', onUp)
      window.removeEventListener('blur', reader.reset)
    }
  }, [isOn])
}
