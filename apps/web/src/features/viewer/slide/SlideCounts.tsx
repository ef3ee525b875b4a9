import { Badge } from '@pandok/ui'
import { countsByClass, type Measurements, type SlideSource } from '@pandok/viewer'
import { useMemo } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'

interface SlideCountsProps {
  source: SlideSource
  measurements: Measurements
}

/** The number of points and regions per class. A single class needs no list, because its marks show the count. */
export function SlideCounts({ source, measurements }: SlideCountsProps) {
  const text = useText()
  const items = useStorePart(measurements, (state) => state.items)
  const counts = useMemo(() => countsByClass(items, source.id), [items, source.id])
  if (counts.length < 2) return null
  return (
    <ul
      aria-label={text('viewer.slide.counts')}
      className="pointer-events-none absolute top-2 left-2 flex max-w-48 flex-col items-start gap-1"
    >
      {counts.map(({ name, points, regions }) => (
        <li key={name} className="max-w-full">
          <Badge>
            {text('viewer.slide.counts.value', {
              name: name === '' ? text('viewer.slide.counts.unnamed') : name,
              count: points + regions,
            })}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
