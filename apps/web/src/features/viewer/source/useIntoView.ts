import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls an element into view when its content changes, because on narrow screens it lies below the fold.
 */
export function useIntoView(trigger: unknown): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (trigger !== undefined) element.current?.scrollIntoView({ block: 'nearest' })
  }, [trigger])
  return element
}
