import { type RefObject, useEffect } from 'react'

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** A toolbar has one tab stop; arrow keys move between its buttons. */
export function useRovingFocus(bar: RefObject<HTMLElement | null>): void {
  // The effect runs after every render, because buttons are added and removed.
  useEffect(() => {
    const buttons = buttonsOf(bar.current)
    const current = buttons.find(({ tabIndex }) => tabIndex === 0) ?? buttons[0]
    if (current) keepOnly(buttons, current)
  })
  useEffect(() => {
    const element = bar.current
    if (!element) return
    function onFocus({ target }: FocusEvent): void {
      const buttons = buttonsOf(element)
      const current = buttons.find((one) => one === target)
      if (current) keepOnly(buttons, current)
    }
    function onKeyDown(event: KeyboardEvent): void {
      const step = STEPS[event.key]
      const buttons = buttonsOf(element)
      const at = buttons.indexOf(event.target as HTMLElement)
      if (!step || at < 0 || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
      // The images use the same keys and must not receive the event.
      event.preventDefault()
      buttons[step(at, buttons.length - 1)]?.focus()
    }
    element.addEventListener('focusin', onFocus)
    element.addEventListener('keydown', onKeyDown)
    return () => {
      element.removeEventListener('focusin', onFocus)
      element.removeEventListener('keydown', onKeyDown)
    }
  }, [bar])
}

const buttonsOf = (bar: HTMLElement | null): HTMLElement[] => [
  ...(bar?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? []),
]

function keepOnly(buttons: readonly HTMLElement[], current: HTMLElement): void {
  for (const button of buttons) button.tabIndex = button === current ? 0 : -1
}
