import { type FocusEvent, type FormEvent, type KeyboardEvent, useRef } from 'react'
import type { ModuleEditor } from '../state/ModuleEditor.ts'

const isTextField = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'date'].includes(target.type))

/**
 * Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y. A text field in which somebody has typed keeps the browser's own undo, letter by letter, until it is
 * back at what it was when they came; from there on, and everywhere else, the keys walk through the module's changes. A
 * part with an undo of its own (the sentence editor) takes the key first by preventing its default.
 */
export function useUndoKeys(editor: ModuleEditor) {
  const field = useRef<{ element: EventTarget; before: string; canRedo: boolean } | undefined>(undefined)

  function onFocus({ target }: FocusEvent) {
    field.current = isTextField(target)
      ? { element: target, before: target.value, canRedo: false }
      : undefined
  }

  function onInput({ target, nativeEvent }: FormEvent) {
    const { inputType } = nativeEvent as InputEvent
    if (field.current?.element === target) field.current.canRedo = inputType === 'historyUndo'
  }

  function isFields(target: EventTarget, isRedo: boolean): boolean {
    const own = field.current
    if (!own || own.element !== target || !isTextField(target)) return false
    return isRedo ? own.canRedo : target.value !== own.before
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return
    const key = event.key.toLowerCase()
    const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey)
    if ((key !== 'z' && !isRedo) || event.nativeEvent.isComposing) return
    const { target } = event
    if (isFields(target, isRedo) || (target as Element).closest('dialog')) return
    event.preventDefault()
    if (isRedo) editor.redo()
    else editor.undo()
    // What the field shows now is where its own undo begins.
    requestAnimationFrame(() => {
      if (isTextField(target)) field.current = { element: target, before: target.value, canRedo: false }
    })
  }

  return { onFocus, onInput, onKeyDown }
}
