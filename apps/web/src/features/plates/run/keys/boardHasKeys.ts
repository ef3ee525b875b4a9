import { openDialog } from '#shared/commands/pageKeys.ts'

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

/** Whether a letter pressed there runs a cell. */
export function boardHasKeys(target: EventTarget | null): boolean {
  if (openDialog()) return false
  return !(target instanceof Element) || target.closest(OWN_KEYS) === null
}
