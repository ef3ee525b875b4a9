import { type RefObject, useEffect, useRef } from 'react'

/** Shows an element when there is something new in it: on narrow screens it lies below, where nobody would look. */
export function useIntoView(trigger: unknown): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (trigger !== undefined) element.current?.scrollIntoView({ block: 'nearest' })
  }, [trigger])
  return element
}
