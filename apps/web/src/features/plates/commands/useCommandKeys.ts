import {
  type BoardMode,
  COMMANDS,
  type CommandGroup,
  commandFor,
  createKeyReader,
  type Desk,
} from '@pandok/board'
import { type RefObject, useEffect, useRef } from 'react'
import { isTextField } from '#app/commands/isTextField.ts'
import { onMac } from '#app/commands/onMac.ts'
import { pressOf } from '#app/commands/pressOf.ts'
import type { CommandActions } from './CommandActions.ts'

interface CommandKeys {
  desk: Desk
  /** At the run desk `edit` is: a form is being filled. */
  mode: BoardMode
  actions: CommandActions
  /** Only keys pressed inside it count; everywhere on the page when absent. */
  root?: RefObject<HTMLElement | null> | undefined
}

/**
 * Does what the pressed key means. A key whose command has no action here stays the browser's; a part inside that has
 * dealt with a key says so by preventing its default.
 */
export function useCommandKeys({ desk, mode, actions, root }: CommandKeys): void {
  const latest = useRef({ desk, mode, actions })
  latest.current = { desk, mode, actions }

  useEffect(() => {
    const reader = createKeyReader({ mac: onMac() })
    /** What is held down now, for commands that go on while it is. */
    const held = new Map<string, string>()

    function take(event: KeyboardEvent, key: string): void {
      if (root && !(event.target instanceof Node && root.current?.contains(event.target))) return
      const { actions, ...now } = latest.current
      const id = commandFor(key, { ...now, isTyping: isTextField(event.target) })
      const action = id === undefined ? undefined : actions[id]
      if (id === undefined || !action || isControls(event)) return
      event.preventDefault()
      const isOnceOnly = event.repeat && !REPEATED.has(COMMANDS[id].group)
      if (!isOnceOnly && !isBehindDialog(root?.current)) action()
    }

    function onDown(event: KeyboardEvent): void {
      if (event.defaultPrevented) return
      const key = event.repeat ? held.get(event.code) : reader.down(pressOf(event))
      if (key === undefined) return
      held.set(event.code, key)
      take(event, key)
    }

    function onUp(event: KeyboardEvent): void {
      held.delete(event.code)
      const key = reader.up(pressOf(event))
      if (key !== undefined && !event.defaultPrevented) take(event, key)
    }

    function onBlur(): void {
      held.clear()
      reader.reset()
    }

    document.addEventListener('keydown', onDown)
    document.addEventListener('keyup', onUp)
    window.addEventListener('blur', onBlur)
    return () => {
      document.removeEventListener('keydown', onDown)
      document.removeEventListener('keyup', onUp)
      window.removeEventListener('blur', onBlur)
    }
  }, [root])
}

/** Moving about and walking through the changes go on while a key is held; nothing else is done twice by it. */
const REPEATED: ReadonlySet<CommandGroup> = new Set<CommandGroup>(['board', 'history'])

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="separator"]'
const CONTROL_KEY = /^(?:Enter|NumpadEnter|Space|Arrow\w+|Home|End|Delete|Backspace)$/u

/** Enter on a button presses it, wherever the board's focus is. */
function isControls({ target, code, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !CONTROL_KEY.test(code) || !(target instanceof Element)) return false
  return target.closest(CONTROLS) !== null && target.closest('[role="grid"]') === null
}

/** A dialog is asking something; the key isn't the browser's either, which would save the page or print it. */
function isBehindDialog(area: HTMLElement | null | undefined): boolean {
  const dialog = document.querySelector('dialog[open]')
  return dialog !== null && !(area && dialog.contains(area))
}
