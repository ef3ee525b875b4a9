import { listenUntilHydrated } from './listenUntilHydrated.ts'

/** Somebody reaches for the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const

/**
 * Loads the page's code when somebody reaches for the page: until then it is read, and reading needs none. Links are left
 * alone: they lead to pages that can be read as well.
 */
export function onFirstInteraction(load: () => Promise<unknown>): void {
  let isLoading = false

  const begin = (event: Event) => {
    if (isLoading || isStill(event)) return
    isLoading = true
    load().catch(() => {
      // The line may be back at the next touch.
      isLoading = false
    })
  }
  listenUntilHydrated(...SIGNS.map((sign) => [sign, begin] as const))
}

/** Browsers tell of a pointer that lies still whenever the page has moved beneath it. */
const isStill = (event: Event): boolean =>
  event.type === 'pointermove' &&
  (event as PointerEvent).movementX === 0 &&
  (event as PointerEvent).movementY === 0
