import { createRenderingGestures, type Rendering, type RenderingLoop } from '@pandok/viewer'
import { type RefObject, useEffect } from 'react'

/** Zoom per wheel pixel; one notch is about 100 pixels. */
const WHEEL = 1.001

export function useRenderingGestures(
  root: RefObject<HTMLElement | null>,
  rendering: Rendering,
  loop: RenderingLoop | null | undefined,
): void {
  useEffect(() => {
    const element = root.current
    if (!element || !loop) return
    const gestures = createRenderingGestures(rendering, loop.zoom)
    const stop = new AbortController()
    const { signal } = stop
    const pointOf = ({ clientX, clientY }: PointerEvent) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
    }
    element.addEventListener(
      'pointerdown',
      (event) => {
        element.setPointerCapture(event.pointerId)
        gestures.begin(pointOf(event), event.button)
      },
      { signal },
    )
    element.addEventListener('pointermove', (event) => gestures.move(pointOf(event)), { signal })
    element.addEventListener('pointerup', gestures.end, { signal })
    element.addEventListener('pointercancel', gestures.giveUp, { signal })
    element.addEventListener('contextmenu', (event) => event.preventDefault(), { signal })
    element.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault()
        rendering.zoom(WHEEL ** -event.deltaY)
      },
      { signal, passive: false },
    )
    return () => {
      gestures.giveUp()
      stop.abort()
    }
  }, [root, rendering, loop])
}
