import { listenUntilHydrated } from './listenUntilHydrated.ts'

/** Events that show that somebody interacts with the page. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const

/**
 * Loads the page's code at the first interaction, because reading needs none. Links are left to the browser,
 * since they lead to pages that can be read as well.
 */
export function onFirstInteraction(load: () => Promise<unknown>): void {
  let isLoading = false

  const begin = (event: Event) => {
    if (isLoading || isStill(event)) return
    isLoading = true
    load().catch(() => {
      // The connection may be back at the next interaction.
      isLoading = false
    })
  }
  listenUntilHydrated(...SIGNS.map((sign) => [sign, begin] as const))
}

/** Browsers fire pointer events for a resting pointer when the page moves beneath it. */
const isStill = (event: Event): boolean =>
  event.type === 'pointermove' &&
  (event as PointerEvent).movementX === 0 &&
  (event as PointerEvent).movementY === 0
