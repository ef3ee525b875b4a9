import { type RefObject, useEffect, useRef, useState } from 'react'

const FIRST_PX = 640

/** How wide a box is now: a drawing that knows it keeps its print readable on every screen. */
export function useWidth<Box extends HTMLElement>(): { box: RefObject<Box | null>; width: number } {
  const box = useRef<Box>(null)
  const [width, setWidth] = useState(FIRST_PX)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setWidth(element.clientWidth || FIRST_PX)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, width }
}
