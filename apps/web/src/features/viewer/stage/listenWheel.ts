import type { ScreenPoint } from '@pandok/viewer'

interface WheelMoves {
  /** Before anything else. */
  onTurn: () => void
  /** About a point of the element, with Ctrl or two fingers on a pad. */
  onZoom: (place: ScreenPoint, factor: number) => void
  /** Whole steps, down or up. */
  onSteps: (steps: number) => void
}

/** A notch of a mouse wheel; touch pads send many small parts of it. */
const NOTCH = 50

/** The wheel scrolls, one notch by one step, whatever the system makes of it; with Ctrl it zooms where the pointer is. */
export function listenWheel(element: HTMLElement, { onTurn, onZoom, onSteps }: WheelMoves): () => void {
  let rest = 0
  function onWheel(event: WheelEvent) {
    event.preventDefault()
    onTurn()
    if (event.ctrlKey) {
      const { left, top } = element.getBoundingClientRect()
      onZoom({ x: event.clientX - left, y: event.clientY - top }, 1.002 ** -event.deltaY)
      return
    }
    const isNotch = event.deltaMode === WheelEvent.DOM_DELTA_LINE || Math.abs(event.deltaY) >= NOTCH
    rest = isNotch ? 0 : rest + event.deltaY
    const steps = isNotch ? Math.sign(event.deltaY) : Math.trunc(rest / (NOTCH / 2))
    rest -= isNotch ? 0 : steps * (NOTCH / 2)
    if (steps !== 0) onSteps(steps)
  }
  // React's own listener is passive: it could not keep the page from zooming.
  element.addEventListener('wheel', onWheel, { passive: false })
  return () => element.removeEventListener('wheel', onWheel)
}
