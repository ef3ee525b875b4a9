import {
  type PlaneName,
  type Planes,
  planePlacementOf,
  type ShownPlane,
  shapeOfPlane,
  zoomAt,
} from '@pandok/viewer'
import { type RefObject, useEffect, useRef } from 'react'
import { listenWheel } from '../stage/listenWheel.ts'

interface WheelParts {
  name: PlaneName
  planes: Planes
  root: RefObject<HTMLElement | null>
  shown: ShownPlane | undefined
}

/** The wheel goes from plane to plane, with Ctrl (or two fingers on a pad) it zooms where the pointer is. */
export function usePlaneWheel({ name, planes, root, shown }: WheelParts): void {
  const latest = useRef(shown)
  latest.current = shown
  useEffect(() => {
    if (!root.current) return
    return listenWheel(root.current, {
      onTurn: () => planes.activate(name),
      onSteps: (steps) => planes.scroll(steps, name),
      onZoom(place, factor) {
        const shown = latest.current
        if (!shown) return
        const { plane } = shown.picture
        const zoomed = zoomAt(shown.view, shapeOfPlane(plane), shown.size, place, factor)
        planes.place(planePlacementOf(zoomed, plane), name)
      },
    })
  }, [planes, name, root])
}
