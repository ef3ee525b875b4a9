import { type PlaneName, zoomAt } from '@pandok/viewer'
import { type RefObject, useEffect, useRef } from 'react'
import type { Planes } from './createPlanes.ts'
import { sightOf } from './PlaneSight.ts'
import type { ShownPlane } from './ShownPlane.ts'
import { shapeOfPlane } from './shapeOfPlane.ts'

interface WheelParts {
  name: PlaneName
  planes: Planes
  root: RefObject<HTMLElement | null>
  shown: ShownPlane | undefined
}

/** A notch of a mouse wheel; touch pads send many small parts of it. */
const NOTCH = 50

/** The wheel goes from plane to plane, with Ctrl (or two fingers on a pad) it zooms where the pointer is. */
export function usePlaneWheel({ name, planes, root, shown }: WheelParts): void {
  const latest = useRef(shown)
  latest.current = shown
  useEffect(() => {
    const element = root.current
    if (!element) return
    let rest = 0
    function onWheel(event: WheelEvent) {
      event.preventDefault()
      planes.activate(name)
      const shown = latest.current
      if (event.ctrlKey && shown) {
        const { left, top } = (element as HTMLElement).getBoundingClientRect()
        const place = { x: event.clientX - left, y: event.clientY - top }
        const { plane } = shown.picture
        const zoomed = zoomAt(shown.view, shapeOfPlane(plane), shown.size, place, 1.002 ** -event.deltaY)
        planes.see(sightOf(zoomed, plane), name)
        return
      }
      const isNotch = event.deltaMode === WheelEvent.DOM_DELTA_LINE || Math.abs(event.deltaY) >= NOTCH
      rest = isNotch ? 0 : rest + event.deltaY
      const steps = isNotch ? Math.sign(event.deltaY) : Math.trunc(rest / (NOTCH / 2))
      rest -= isNotch ? 0 : steps * (NOTCH / 2)
      if (steps !== 0) planes.scroll(steps, name)
    }
    // React's own listener is passive: it could not keep the page from zooming.
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [planes, name, root])
}
