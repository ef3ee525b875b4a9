import { isTextField } from '#shared/commands/isTextField.ts'

/** Passes the keys of another window on to an element of this one. Returns a function that ends it. */
export function passKeys(other: Window, target: () => HTMLElement | null): () => void {
  function pass(event: KeyboardEvent): void {
    const receiver = target()
    // A measurement that is being drawn handles its own keys.
    if (!receiver || event.defaultPrevented || isTextField(event.target)) return
    const { key, code, ctrlKey, altKey, shiftKey, metaKey, repeat, isComposing } = event
    const same = new KeyboardEvent(event.type, {
      key,
      code,
      ctrlKey,
      altKey,
      shiftKey,
      metaKey,
      repeat,
      isComposing,
      bubbles: true,
      cancelable: true,
    })
    if (!receiver.dispatchEvent(same)) event.preventDefault()
  }
  other.addEventListener('keydown', pass)
  other.addEventListener('keyup', pass)
  return () => {
    other.removeEventListener('keydown', pass)
    other.removeEventListener('keyup', pass)
  }
}
