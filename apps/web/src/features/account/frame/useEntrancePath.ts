import { useLocation } from 'react-router'
import type { Area } from '#platform/navigation/area.ts'
import { type Entrance, entrancePathFor, returnPathAt } from '#platform/navigation/returnPath.ts'

/** Paths of the pages around the log-in; each carries the page that the visitor wanted to open. */
export function useEntrancePath(area: Area = 'public'): (entrance: Entrance) => string {
  const { search } = useLocation()
  return (entrance) => entrancePathFor(entrance, returnPathAt(area, search))
}
