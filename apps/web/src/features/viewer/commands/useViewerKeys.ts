import { type KeyChoices, VIEWER_COMMANDS, type ViewerCommand, viewerCommandFor } from '@pandok/viewer'
import { type RefObject, useEffect, useRef } from 'react'
import { isTextField } from '#shared/commands/isTextField.ts'
import { addKeyContext } from '#shared/commands/pageKeys.ts'
import { pressOf } from '#shared/commands/pressOf.ts'
import type { ViewerActions } from './ViewerActions.ts'

/** Handles the keys of image commands while the focus is among the images. */
export function useViewerKeys(
  root: RefObject<HTMLElement | null>,
  actions: ViewerActions,
  choices: KeyChoices,
): void {
  const latest = useRef({ actions, choices })
  latest.current = { actions, choices }
  useEffect(
    () =>
      addKeyContext({
        name: 'image',
        read: pressOf,
        repeats: true,
        hears: ({ target }) => target instanceof Node && (root.current?.contains(target) ?? false),
        take({ key, event }) {
          if (key === undefined || isTextField(event.target) || isPressing(event)) return false
          const { actions, choices } = latest.current
          const id = viewerCommandFor(key, choices)
          const action = id === undefined ? undefined : actions[id]
          if (id === undefined || !action) return false
          const { repeats }: ViewerCommand = VIEWER_COMMANDS[id]
          if (!event.repeat || repeats) action()
          return true
        },
      }),
    [root],
  )
}

/** Enter and Space on a button press it. */
const isPressing = ({ target, code }: KeyboardEvent): boolean =>
  /^(?:Enter|NumpadEnter|Space)$/u.test(code) &&
  target instanceof Element &&
  target.closest('a[href], button, summary, [role^=menuitem]') !== null
