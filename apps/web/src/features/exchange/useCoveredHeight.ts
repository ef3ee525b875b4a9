import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * The height of a bar that is fixed at the lower edge of the window. Until the bar is gone, the page also
 * scrolls focused elements clear of it (WCAG 2.4.11).
 */
export function useCoveredHeight(bar: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const { style } = document.documentElement
    const measure = () => {
      setHeight(element.offsetHeight)
      // On a narrow window the navigation lies below the bar and covers the page as well.
      style.scrollPaddingBottom = `${Math.max(0, window.innerHeight - element.getBoundingClientRect().top)}px`
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.scrollPaddingBottom = ''
    }
  }, [bar])
  return height
}
