import { useEffect } from 'react'
import { addKeyContext, isBehindDialog } from '#shared/commands/pageKeys.ts'

interface UndoableEditor {
  undo(): void
  redo(): void
}

const isTextField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'date'].includes(target.type))

interface Field {
  element: EventTarget
  before: string
  /** True if a person typed; a value also changes when the edited item does. */
  isTyped: boolean
  canRedo: boolean
}

const begun = (element: HTMLInputElement | HTMLTextAreaElement): Field => ({
  element,
  before: element.value,
  isTyped: false,
  canRedo: false,
})

/**
 * Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y anywhere on the screen. A text field in which somebody has typed keeps the
 * browser's undo until it is back at its initial text; from there on, and everywhere else, the keys apply to
 * the editor's changes. A part with its own undo (the sentence editor) handles the key first by preventing
 * its default.
 */
export function useUndoKeys(editor: UndoableEditor): void {
  useEffect(() => {
    let field: Field | undefined

    function onFocus({ target }: FocusEvent) {
      field = isTextField(target) ? begun(target) : undefined
    }

    function onInput(event: Event) {
      const { inputType } = event as InputEvent
      if (field?.element !== event.target) return
      field.isTyped = true
      field.canRedo = inputType === 'historyUndo'
    }

    function isFields(target: EventTarget | null, isRedo: boolean): boolean {
      if (!field || field.element !== target || !isTextField(target)) return false
      return isRedo ? field.canRedo : field.isTyped && target.value !== field.before
    }

    /** Returns whether the key was an undo or redo of the editor. */
    function take(event: KeyboardEvent): boolean {
      if (event.isComposing || event.altKey || !(event.ctrlKey || event.metaKey)) return false
      const key = letterOf(event)
      const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey)
      const { target } = event
      if ((key !== 'z' && !isRedo) || isFields(target, isRedo)) return false
      if (isRedo) editor.redo()
      else editor.undo()
      // The field's present value is where its own undo starts.
      requestAnimationFrame(() => {
        if (isTextField(target)) field = begun(target)
      })
      return true
    }

    document.addEventListener('focusin', onFocus)
    document.addEventListener('input', onInput)
    const leaveKeys = addKeyContext({
      name: 'command',
      hears: ({ type }) => type === 'keydown',
      // The letter counts rather than the physical key, and a held key repeats.
      takesUnnamed: true,
      isCovered: () => isBehindDialog(),
      take: ({ event, isCovered }) => !isCovered && take(event),
    })
    return () => {
      leaveKeys()
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('input', onInput)
    }
  }, [editor])
}

/**
 * The letter counts, which is elsewhere on a German keyboard; with Korean input there is none, so the
 * physical key counts.
 */
const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^[a-z]$/iu.test(key) ? key.toLowerCase() : code.replace(/^Key/u, '').toLowerCase()
