import type { DataRouter } from 'react-router'

/** Resolves when the guard has finished and the page's chunks have loaded, or on failure. */
export function untilInitialized(router: Pick<DataRouter, 'state' | 'subscribe'>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const leave = router.subscribe(({ initialized }) => {
      if (!initialized) return
      leave()
      resolve()
    })
  })
}
