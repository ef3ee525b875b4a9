import { type BoardMode, COMMANDS, type CommandGroup, commandFor, type Desk } from '@pandok/board'
import { type RefObject, useEffect, useRef } from 'react'
import { isTextField } from '#app/commands/isTextField.ts'
import { listenKeys } from '#app/commands/listenKeys.ts'
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

  useEffect(
    () =>
      listenKeys(document.documentElement, (event, key) => {
        if (root && !(event.target instanceof Node && root.current?.contains(event.target))) return
        const { actions, ...now } = latest.current
        const id = commandFor(key, { ...now, isTyping: isTextField(event.target) })
        const action = id === undefined ? undefined : actions[id]
        if (id === undefined || !action || isControls(event)) return
        const isBehind = isBehindDialog(root?.current)
        // Closes the dialog.
        if (isBehind && key === 'Escape') return
        event.preventDefault()
        const isOnceOnly = event.repeat && !REPEATED.has(COMMANDS[id].group)
        if (!isOnceOnly && !isBehind) action()
      }),
    [root],
  )
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
