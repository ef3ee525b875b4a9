/** Elements in which letters are typed, choose an answer, or belong to a list. */
const OWN_KEYS = [
  'input:not([type=checkbox], [type=radio], [type=button])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  '[data-module-form]',
  '[data-keys=images]',
  '[role=menu]',
  '[role=listbox]',
  '[role=dialog]',
].join(', ')

/**
 * Whether a letter pressed there runs a cell. It is asked several times at every press, and a selector for the
 * open dialog would be tried on every element of a long report.
 */
export function boardHasKeys(target: EventTarget | null): boolean {
  for (const dialog of document.getElementsByTagName('dialog')) if (dialog.open) return false
  return !(target instanceof Element) || target.closest(OWN_KEYS) === null
}
