import type { DataRouter } from 'react-router'

/** The guard has spoken and the page's parts are here, or it has failed. */
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
