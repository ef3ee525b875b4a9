import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { loadChunk } from '#app/loadChunk.ts'

type Parts = Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'Component'>

/**
 * Loads a component before its route is shown. A loader, not the router's own `lazy`: when that fails, the router
 * waits for ever with an empty page (7.18), while a loader's failure reaches the error page and is tried again.
 */
export function onArrival(load: () => Promise<ComponentType>, loadPart = loadChunk): Parts {
  let Loaded: ComponentType | null = null
  return {
    async loader() {
      Loaded ??= await loadPart(load)
      return null
    },
    shouldRevalidate: () => false,
    Component: () => (Loaded ? <Loaded /> : null),
  }
}
