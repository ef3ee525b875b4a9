import { type RefObject, useLayoutEffect, useState } from 'react'

/** The minimum width for a key to be readable. */
const KEY_REM = 3.6

/** How many keys fit beside each other in an element; unlimited without layout. */
export function useRoom(frame: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const { paddingLeft, paddingRight } = getComputedStyle(element)
    const padding = (Number.parseFloat(paddingLeft) || 0) + (Number.parseFloat(paddingRight) || 0)
    // Measured before the first paint, for which the observer would be too late.
    setRoom(roomIn(Math.max(0, element.clientWidth - padding)))
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom(roomIn(entry.contentRect.width))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [frame])
  return room
}

function roomIn(width: number): number {
  if (width === 0) return Number.POSITIVE_INFINITY
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  return Math.max(1, Math.floor(width / (KEY_REM * rem)))
}
