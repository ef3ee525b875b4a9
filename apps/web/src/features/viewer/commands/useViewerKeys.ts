import { type KeyChoices, VIEWER_COMMANDS, type ViewerCommand, viewerCommandFor } from '@pandok/viewer'
import { type RefObject, useEffect, useRef } from 'react'
import { isTextField } from '#app/commands/isTextField.ts'
import { listenKeys } from '#app/commands/listenKeys.ts'
import type { ViewerActions } from './useViewerActions.ts'

/** Keys pressed among the images do what the images' commands say; those pressed elsewhere are somebody else's. */
export function useViewerKeys(
  root: RefObject<HTMLElement | null>,
  actions: ViewerActions,
  choices: KeyChoices,
): void {
  const latest = useRef({ actions, choices })
  latest.current = { actions, choices }
  useEffect(() => {
    if (!root.current) return
    return listenKeys(root.current, (event, key) => {
      if (isTextField(event.target) || isPressing(event)) return
      const { actions, choices } = latest.current
      const id = viewerCommandFor(key, choices)
      const action = id === undefined ? undefined : actions[id]
      if (id === undefined || !action) return
      event.preventDefault()
      event.stopPropagation()
      if (!event.repeat || (VIEWER_COMMANDS[id] as ViewerCommand).repeats) action()
    })
  }, [root])
}

/** Enter and Space on a button press it. */
const isPressing = ({ target, code }: KeyboardEvent): boolean =>
  /^(?:Enter|NumpadEnter|Space)$/u.test(code) &&
  target instanceof Element &&
  target.closest('a[href], button, summary, [role^=menuitem]') !== null
