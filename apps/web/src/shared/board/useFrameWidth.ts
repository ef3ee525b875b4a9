import { type RefObject, useLayoutEffect, useState } from 'react'
import { toRem } from './toRem.ts'

/** The width inside an element in rem; unlimited without layout. */
export function useFrameWidth(frame: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const { paddingLeft, paddingRight } = getComputedStyle(element)
    const padding = (Number.parseFloat(paddingLeft) || 0) + (Number.parseFloat(paddingRight) || 0)
    // Measured before the first paint, for which the observer would be too late.
    setWidth(toRem(Math.max(0, element.clientWidth - padding)))
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(toRem(entry.contentRect.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return width
}
