const NO_TEXT = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']

/**
 * Whether keys pressed there type text or choose an option by its first letter. By name, because elements of
 * another window are of other classes.
 */
export function isTextField(target: EventTarget | null): boolean {
  const { nodeName, type = '', isContentEditable = false } = (target ?? {}) as Partial<HTMLInputElement>
  if (nodeName === 'INPUT') return !NO_TEXT.includes(type)
  return nodeName === 'TEXTAREA' || nodeName === 'SELECT' || isContentEditable
}
