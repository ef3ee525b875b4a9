import { zoomAt } from '@pandok/viewer'
import { type RefObject, useEffect, useRef } from 'react'
import { useViewer } from '../desk/ViewerDesk.ts'
import { shapeOf } from './shapeOf.ts'
import type { ElementSize } from './useElementSize.ts'
import type { ShownFrame } from './useShownFrame.ts'

interface WheelParts {
  at: number
  root: RefObject<HTMLElement | null>
  shown: ShownFrame | undefined
  size: ElementSize | undefined
}

/** A notch of a mouse wheel; touch pads send many small parts of it. */
const NOTCH = 50

/** The wheel scrolls, with Ctrl (or two fingers on a pad) it zooms where the pointer is. */
export function useWheel({ at, root, ...parts }: WheelParts): void {
  const { session } = useViewer()
  const latest = useRef(parts)
  latest.current = parts
  useEffect(() => {
    const element = root.current
    if (!element) return
    let rest = 0
    function onWheel(event: WheelEvent) {
      event.preventDefault()
      session.activate(at)
      const { shown, size } = latest.current
      // Of now, not of the last drawing: a wheel turns faster than that.
      const view = session.read().viewports[at]?.view
      if (event.ctrlKey && shown && view && size) {
        const { left, top } = (element as HTMLElement).getBoundingClientRect()
        const place = { x: event.clientX - left, y: event.clientY - top }
        session.changeView(zoomAt(view, shapeOf(shown), size, place, 1.002 ** -event.deltaY), at)
        return
      }
      const isLines = event.deltaMode === WheelEvent.DOM_DELTA_LINE
      // One notch is one image, whatever the system makes of it.
      if (isLines || Math.abs(event.deltaY) >= NOTCH) {
        rest = 0
        session.scroll(Math.sign(event.deltaY), at)
        return
      }
      rest += event.deltaY
      const steps = Math.trunc(rest / (NOTCH / 2))
      rest -= steps * (NOTCH / 2)
      if (steps !== 0) session.scroll(steps, at)
    }
    // React's own listener is passive: it could not keep the page from zooming.
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [session, at, root])
}
