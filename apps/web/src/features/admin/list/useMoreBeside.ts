import { type RefObject, useEffect } from 'react'

/**
 * Marks the element around a box that scrolls sideways with `data-scrolled` and `data-more`, so that its edges
 * show where columns continue.
 */
export function useMoreBeside(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current
    const around = element?.parentElement
    if (!element || !around) return
    function note() {
      if (!element || !around) return
      const { scrollLeft, scrollWidth, clientWidth } = element
      around.toggleAttribute('data-scrolled', scrollLeft > 1)
      around.toggleAttribute('data-more', scrollLeft + clientWidth < scrollWidth - 1)
    }
    const observer = new ResizeObserver(note)
    for (const observed of [element, ...element.children]) observer.observe(observed)
    element.addEventListener('scroll', note, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', note)
    }
  }, [box])
}
