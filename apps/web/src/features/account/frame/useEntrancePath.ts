import { useLocation } from 'react-router'
import type { Area } from '#platform/navigation/area.ts'
import { type Entrance, entrancePathFor, returnPathAt } from '#platform/navigation/returnPath.ts'

/** The pages around the log-in, each with where the visitor of this one wanted to go. */
export function useEntrancePath(area: Area = 'public'): (entrance: Entrance) => string {
  const { search } = useLocation()
  return (entrance) => entrancePathFor(entrance, returnPathAt(area, search))
}
