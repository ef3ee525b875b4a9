import { HERE } from './here.ts'

/** Somebody reaches for the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const

const CONTROLS = 'button, summary, input, select, textarea, [role="tab"]'

/**
 * Loads the page's code when somebody reaches for the page: until then it is read, and reading needs none. What is pressed
 * before the code is here is done when it is. Links are left alone: they lead to pages that can be read as well.
 */
export function whenTouched(load: () => Promise<unknown>): void {
  const pressed: (() => void)[] = []
  let isLoading = false

  const begin = (event: Event) => {
    if (isLoading || isStill(event)) return
    isLoading = true
    load().catch(() => {
      // The line may be back at the next touch.
      isLoading = false
    })
  }

  const holdClick = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null
    const control = target?.closest<HTMLElement>(CONTROLS)
    if (!control || target?.closest('a[href]')) return
    event.preventDefault()
    event.stopPropagation()
    pressed.push(() => control.click())
  }

  const holdKey = ({ target, key, code, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
    if (!isWritten(key) || ctrlKey || altKey || metaKey) return
    const again = { key, code, shiftKey, bubbles: true, cancelable: true }
    pressed.push(() => void target?.dispatchEvent(new KeyboardEvent('keydown', again)))
  }

  const leave = () => {
    for (const sign of SIGNS) document.removeEventListener(sign, begin, true)
    document.removeEventListener('click', holdClick, true)
    document.removeEventListener('keydown', holdKey, true)
    for (const press of pressed.splice(0)) press()
  }

  for (const sign of SIGNS) document.addEventListener(sign, begin, { capture: true, passive: true })
  document.addEventListener('click', holdClick, true)
  document.addEventListener('keydown', holdKey, true)
  window.addEventListener(HERE, leave, { once: true })
}

/** Browsers tell of a pointer that lies still whenever the page has moved beneath it. */
const isStill = (event: Event): boolean =>
  event.type === 'pointermove' &&
  (event as PointerEvent).movementX === 0 &&
  (event as PointerEvent).movementY === 0

/** Letters, digits and signs, which cells have; what presses a button comes as a click. */
const isWritten = (key: string): boolean => key.length === 1 && key !== ' '
