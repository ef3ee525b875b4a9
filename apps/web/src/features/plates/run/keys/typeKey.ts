/** Types a key where the focus is now: as a press for elements with their own keys, and as text into a field. */
export function typeKey({ key, code, location, shiftKey }: KeyboardEvent): void {
  const focused = () => document.activeElement ?? document.body
  const press = { key, code, location, shiftKey, bubbles: true, cancelable: true }
  const isLeft = focused().dispatchEvent(new KeyboardEvent('keydown', press))
  const field = focused()
  if (isLeft && (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement))
    insert(field, key)
  focused().dispatchEvent(new KeyboardEvent('keyup', press))
}

/** Only text has a selection; other inputs are left alone. */
function insert(field: HTMLInputElement | HTMLTextAreaElement, character: string): void {
  const { selectionStart, selectionEnd } = field
  if (selectionStart === null || selectionEnd === null || field.readOnly) return
  field.setRangeText(character, selectionStart, selectionEnd, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: character }))
}
