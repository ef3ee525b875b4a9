import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { loadChunk } from '#platform/navigation/loadChunk.ts'

type Parts = Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'Component'>

interface ArrivalOptions {
  prepare?: ((url: URL) => Promise<void>) | undefined
  loadPart?: typeof loadChunk
}

/**
 * Loads a component before its route is shown. It is a loader rather than the router's `lazy`, because a
 * failing `lazy` leaves an empty page forever (7.18), while a loader's failure reaches the error page and can
 * be retried.
 */
export function onArrival(
  load: () => Promise<ComponentType>,
  { prepare = async () => {}, loadPart = loadChunk }: ArrivalOptions = {},
): Parts {
  let Loaded: ComponentType | null = null
  return {
    async loader({ request }) {
      const [component] = await Promise.all([
        Loaded ?? loadPart(load, request.url),
        loadPart(() => prepare(new URL(request.url)), request.url),
      ])
      Loaded = component
      return null
    },
    shouldRevalidate: () => false,
    Component: () => (Loaded ? <Loaded /> : null),
  }
}
