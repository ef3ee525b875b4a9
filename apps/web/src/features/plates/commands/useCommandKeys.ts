import { type BoardMode, COMMANDS, type CommandGroup, commandFor, type Workspace } from '@pandok/board'
import { type RefObject, useEffect, useRef } from 'react'
import { isTextField } from '#shared/commands/isTextField.ts'
import { addKeyContext, isBehindDialog } from '#shared/commands/pageKeys.ts'
import { pressOf } from '#shared/commands/pressOf.ts'
import type { CommandActions } from './CommandActions.ts'

interface CommandKeys {
  workspace: Workspace
  /** In the run workspace, `edit` means that a form is open. */
  mode: BoardMode
  actions: CommandActions
  /** The element inside which keys are handled; without it, they are handled everywhere on the page. */
  root?: RefObject<HTMLElement | null> | undefined
}

/**
 * Runs the command of a pressed key. A key whose command isn't available here is left to the browser. While a
 * dialog is open a command does nothing, but the browser is still kept from saving or printing the page.
 */
export function useCommandKeys({ workspace, mode, actions, root }: CommandKeys): void {
  const latest = useRef({ workspace, mode, actions })
  latest.current = { workspace, mode, actions }

  useEffect(
    () =>
      addKeyContext({
        name: 'command',
        read: pressOf,
        repeats: true,
        hears: ({ target }) => !root || (target instanceof Node && (root.current?.contains(target) ?? false)),
        isCovered: () => isBehindDialog(root?.current),
        take({ key, event, isCovered }) {
          const { actions, ...now } = latest.current
          const id = key && commandFor(key, { ...now, isTyping: isTextField(event.target) })
          const action = id ? actions[id] : undefined
          // Escape is left to the dialog.
          if (!id || !action || isControls(event) || (isCovered && key === 'Escape')) return false
          const isOnceOnly = event.repeat && !REPEATED.has(COMMANDS[id].group)
          if (!isOnceOnly && !isCovered) action()
          return true
        },
      }),
    [root],
  )
}

/** Only moving the focus and undo repeat while a key is held. */
const REPEATED: ReadonlySet<CommandGroup> = new Set<CommandGroup>(['board', 'history'])

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="separator"]'
const CONTROL_KEY = /^(?:Enter|NumpadEnter|Space|Arrow\w+|Home|End|Delete|Backspace)$/u

/** Enter on a focused button presses that button. */
function isControls({ target, code, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || !CONTROL_KEY.test(code) || !(target instanceof Element)) return false
  return target.closest(CONTROLS) !== null && target.closest('[role="grid"]') === null
}
