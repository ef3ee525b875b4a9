import { createKeyReader } from '@pandok/board'
import { type KeyChoices, VIEWER_COMMANDS, type ViewerCommand, viewerCommandFor } from '@pandok/viewer'
import { type RefObject, useEffect, useRef } from 'react'
import { isTextField } from '#app/commands/isTextField.ts'
import { onMac } from '#app/commands/onMac.ts'
import { pressOf } from '#app/commands/pressOf.ts'
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
    const element = root.current
    if (!element) return
    const reader = createKeyReader({ mac: onMac() })
    const held = new Map<string, string>()

    function take(event: KeyboardEvent, key: string): void {
      if (isTextField(event.target) || isPressing(event)) return
      const { actions, choices } = latest.current
      const id = viewerCommandFor(key, choices)
      const action = id === undefined ? undefined : actions[id]
      if (id === undefined || !action) return
      event.preventDefault()
      event.stopPropagation()
      if (!event.repeat || (VIEWER_COMMANDS[id] as ViewerCommand).repeats) action()
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
    element.addEventListener('keydown', onDown)
    element.addEventListener('keyup', onUp)
    window.addEventListener('blur', onBlur)
    return () => {
      element.removeEventListener('keydown', onDown)
      element.removeEventListener('keyup', onUp)
      window.removeEventListener('blur', onBlur)
    }
  }, [root])
}

/** Enter and Space on a button press it. */
const isPressing = ({ target, code }: KeyboardEvent): boolean =>
  /^(?:Enter|NumpadEnter|Space)$/u.test(code) &&
  target instanceof Element &&
  target.closest('a[href], button, summary, [role^=menuitem]') !== null
