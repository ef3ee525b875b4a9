import { type RefObject, useEffect, useRef, useState } from 'react'

const FIRST_PX = 640

/** The current width of a box, so that a drawing keeps its text readable on every screen. */
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
