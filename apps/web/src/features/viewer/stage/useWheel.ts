import { zoomAt } from '@pandok/viewer'
import { type RefObject, useEffect, useRef } from 'react'
import { useViewer } from '../desk/ViewerDesk.ts'
import { listenWheel } from './listenWheel.ts'
import { shapeOf } from './shapeOf.ts'
import type { ElementSize } from './useElementSize.ts'
import type { ShownFrame } from './useShownFrame.ts'

interface WheelParts {
  at: number
  root: RefObject<HTMLElement | null>
  shown: ShownFrame | undefined
  size: ElementSize | undefined
}

/** The wheel scrolls, with Ctrl (or two fingers on a pad) it zooms where the pointer is. */
export function useWheel({ at, root, ...parts }: WheelParts): void {
  const { session } = useViewer()
  const latest = useRef(parts)
  latest.current = parts
  useEffect(() => {
    if (!root.current) return
    return listenWheel(root.current, {
      onTurn: () => session.activate(at),
      onSteps: (steps) => session.scroll(steps, at),
      onZoom(place, factor) {
        const { shown, size } = latest.current
        // Of now, not of the last drawing: a wheel turns faster than that.
        const view = session.read().viewports[at]?.view
        if (shown && view && size) session.changeView(zoomAt(view, shapeOf(shown), size, place, factor), at)
      },
    })
  }, [session, at, root])
}
