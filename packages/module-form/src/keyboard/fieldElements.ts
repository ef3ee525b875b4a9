/** Fields in document order, which is the order in which they are filled. */
const fieldsIn = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-field]')]

const CONTROL =
  'input:not([type=hidden]), select, textarea, [role=radio][tabindex="0"], [role=checkbox][tabindex="0"]'

export function focusField(field: Element | undefined | null): boolean {
  const control = field?.querySelector<HTMLElement>(CONTROL)
  control?.focus()
  if (control instanceof HTMLInputElement && control.type === 'text') control.select()
  return control !== undefined && control !== null
}

export const fieldOf = (root: ParentNode, address: string): HTMLElement | null =>
  root.querySelector(`[data-field="${CSS.escape(address)}"]`)

/** Finds the next field that needs an answer or a confirmation, starting again from the top at the end. */
export function nextOpenField(root: ParentNode, from: HTMLElement | null): HTMLElement | undefined {
  const fields = fieldsIn(root)
  const at = from ? fields.indexOf(from) : -1
  return [...fields.slice(at + 1), ...fields.slice(0, Math.max(at, 0))].find((field) => field.dataset['open'])
}

export function nextField(root: ParentNode, from: HTMLElement | null): HTMLElement | undefined {
  const fields = fieldsIn(root)
  return fields[(from ? fields.indexOf(from) : -1) + 1]
}

/** Finds the field that gets the focus when another one disappears. */
export function neighborOf(root: ParentNode, from: HTMLElement): HTMLElement | undefined {
  const fields = fieldsIn(root).filter((field) => field === from || !from.contains(field))
  const at = fields.indexOf(from)
  return fields[at + 1] ?? fields[at - 1]
}
