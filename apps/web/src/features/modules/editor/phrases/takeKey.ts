/** Does what a key means, and keeps it from everybody else; false where it means nothing here. */
export function takeKey(event: KeyboardEvent, act: (() => void) | undefined): boolean {
  if (!act) return false
  event.preventDefault()
  event.stopPropagation()
  act()
  return true
}
