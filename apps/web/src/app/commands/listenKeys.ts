import { createKeyReader } from '@pandok/board'
import { onMac } from './onMac.ts'
import { pressOf } from './pressOf.ts'

/**
 * Tells every key that is pressed there, as commands read it, also while it is held. A part inside that has dealt with
 * a key says so by preventing its default.
 */
export function listenKeys(
  target: Pick<HTMLElement, 'addEventListener' | 'removeEventListener'>,
  take: (event: KeyboardEvent, key: string) => void,
): () => void {
  const reader = createKeyReader({ mac: onMac() })
  /** What is held down now, for commands that go on while it is. */
  const held = new Map<string, string>()

  function onDown(event: KeyboardEvent): void {
    if (event.defaultPrevented) return
    const key = event.repeat ? held.get(event.code) : reader.down(pressOf(event))
    if (key === undefined) return
    held.set(event.code, key)
    take(event, key)
  }

  function onUp(event: KeyboardEvent): void {
    held.delete(event.code)
    const key = reader.up(pressOf(event))
    if (key !== undefined && !event.defaultPrevented) take(event, key)
  }

  function onBlur(): void {
    held.clear()
    reader.reset()
  }

  target.addEventListener('keydown', onDown)
  target.addEventListener('keyup', onUp)
  window.addEventListener('blur', onBlur)
  return () => {
    target.removeEventListener('keydown', onDown)
    target.removeEventListener('keyup', onUp)
    window.removeEventListener('blur', onBlur)
  }
}
