/** Runs a key's action and stops the event; returns false if the key has none. */
export function handleKey(event: KeyboardEvent, act: (() => void) | undefined): boolean {
  if (!act) return false
  event.preventDefault()
  event.stopPropagation()
  act()
  return true
}
