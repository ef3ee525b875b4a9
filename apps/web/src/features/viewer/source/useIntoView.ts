import { type RefObject, useEffect, useRef } from 'react'

/** Shows an element when there is something new in it: on narrow screens it lies below, where nobody would look. */
export function useIntoView(news: unknown): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (news !== undefined) element.current?.scrollIntoView({ block: 'nearest' })
  }, [news])
  return element
}
