import { HYDRATED } from './hydrated.ts'
import { listenUntilHydrated } from './listenUntilHydrated.ts'

/** Includes links within the page: the skip link moves the focus, which needs the page's code. */
const CONTROLS = 'button, summary, input, select, textarea, [role="tab"], a[href^="#"]'
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']
const LINKS = 'a[href]:not([href^="#"])'

/** Replays presses from before the page's code has loaded. */
export function queueInput(): void {
  const pressed: (() => void)[] = []

  const holdClick = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null
    const control = target?.closest<HTMLElement>(CONTROLS)
    if (!control || target?.closest(LINKS)) return
    event.preventDefault()
    event.stopPropagation()
    pressed.push(() => control.click())
  }

  const holdKey = (event: Event) => {
    const { target, key, code, shiftKey, ctrlKey, altKey, metaKey } = event as KeyboardEvent
    const isForControl = ARROWS.includes(key) && target instanceof Element && target.matches(CONTROLS)
    if (!(isWritten(key) || isForControl) || ctrlKey || altKey || metaKey) return
    const again = { key, code, shiftKey, bubbles: true, cancelable: true }
    pressed.push(() => void target?.dispatchEvent(new KeyboardEvent('keydown', again)))
  }

  listenUntilHydrated(['click', holdClick], ['keydown', holdKey])
  window.addEventListener(
    HYDRATED,
    () => {
      for (const press of pressed) press()
    },
    { once: true },
  )
}

/** These are characters, which may be keys of cells; keys that press a button arrive as a click. */
const isWritten = (key: string): boolean => key.length === 1 && key !== ' '
