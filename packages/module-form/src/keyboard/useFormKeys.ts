import type { KeyboardEvent, RefObject } from 'react'
import type { FormFrame } from '../FormContext.ts'
import { confirmShown } from './confirmShown.ts'
import { fieldOf, focusField, nextField, nextOpenField } from './fieldElements.ts'
import { isComposing, pressedKey } from './pressedKey.ts'

interface FormKeysOptions {
  frame: FormFrame
  root: RefObject<HTMLElement | null>
  onFinish: () => void
  onEnd: (() => void) | undefined
}

const FIELD_CONTROL = 'input, select, textarea, [role=radio], [role=checkbox]'

/** Handles the keys of the form as a whole; fields handle their own keys. */
export function useFormKeys({ frame, root, onFinish, onEnd }: FormKeysOptions) {
  const { session, store, definition } = frame

  function goOn(target: Element) {
    const field = target.closest<HTMLElement>('[data-field]')
    const address = field?.dataset['field']
    const view = address === undefined ? undefined : store.input(address)
    if (frame.asksToConfirm && view?.needsConfirming) session.confirm(view.address)
    if (!root.current) return
    const next = nextOpenField(root.current, field)
    if (next) focusField(next)
    else if (onEnd) onEnd()
    else focusField(nextField(root.current, field))
  }

  function onEnter(event: KeyboardEvent, target: Element) {
    if (event.ctrlKey || event.metaKey) return onFinish
    if (event.altKey) {
      const group = groupOf(target) ?? definition.groups[0]?.id
      return group === undefined ? undefined : () => frame.rows.add(group)
    }
    if (!target.matches(FIELD_CONTROL) || target.closest('[data-own-enter]')) return undefined
    if (target instanceof HTMLTextAreaElement && (event.shiftKey || !isUnconfirmed(target))) return undefined
    return () => goOn(target)
  }

  const isUnconfirmed = (target: Element) =>
    frame.asksToConfirm &&
    store.input(target.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? '')?.needsConfirming === true

  function onRowKey(event: KeyboardEvent, target: Element) {
    const row = target.closest<HTMLElement>('[data-row]')?.dataset['row']
    const group = groupOf(target)
    if (!event.altKey || event.ctrlKey || event.metaKey || !row || !group) return undefined
    if (event.key === 'Delete') return () => frame.rows.remove(group, row)
    if (event.key === 'ArrowDown' && !event.shiftKey) return () => session.sameAsAbove(group, row)
    if (!event.shiftKey) return undefined
    if (event.key === 'ArrowUp') return () => frame.rows.move(group, row, -1)
    if (event.key === 'ArrowDown') return () => frame.rows.move(group, row, 1)
    return undefined
  }

  /** Alt+N confirms the visible automatic values. */
  function onFormKey(event: KeyboardEvent, target: Element) {
    const isAlt = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
    const form = root.current
    return form && isAlt && frame.asksToConfirm && pressedKey(event) === 'N'
      ? () => confirmShown(frame, form)
      : onRowKey(event, target)
  }

  return function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event) || event.defaultPrevented || !(event.target instanceof Element)) return
    const act = event.key === 'Enter' ? onEnter(event, event.target) : onFormKey(event, event.target)
    if (!act) return
    event.preventDefault()
    act()
  }
}

const groupOf = (target: Element) => target.closest<HTMLElement>('[data-group]')?.dataset['group']

/** Focuses the first field with a fault, in the order of the form. */
export function focusFirstFault(root: HTMLElement, faults: readonly string[]): void {
  const wrong = new Set(faults)
  const field = [...root.querySelectorAll<HTMLElement>('[data-field]')].find((element) =>
    wrong.has(element.dataset['field'] ?? ''),
  )
  focusField(field ?? fieldOf(root, faults[0] ?? ''))
}
