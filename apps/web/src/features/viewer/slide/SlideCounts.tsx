import { Badge } from '@pandok/ui'
import {
  countingGridOf,
  countsByClass,
  formatNumber,
  type Measurement,
  type Measurements,
  type SlideSource,
} from '@pandok/viewer'
import { useMemo } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { type Text, useText } from '#platform/text/text.ts'

interface SlideCountsProps {
  source: SlideSource
  measurements: Measurements
}

/** The number of points and regions per class, on the slide and in each counting grid. */
export function SlideCounts({ source, measurements }: SlideCountsProps) {
  const text = useText()
  const items = useStorePart(measurements, (state) => state.items)
  const counts = useMemo(() => countsByClass(items, source.id), [items, source.id])
  const grids = items.filter(
    ({ tool, place }) => tool === 'grid' && place.on === 'slide' && place.slide === source.id,
  )
  // A single class needs no list, because its marks show the count.
  const isListed = counts.length > 1
  if (!isListed && grids.length === 0) return null
  return (
    <div className="pointer-events-none absolute top-2 left-2 flex max-h-[60%] max-w-64 flex-col items-start gap-2 overflow-hidden">
      {isListed ? (
        <CountList
          label={text('viewer.slide.counts')}
          entries={counts.map(({ name, points, regions }) =>
            text('viewer.slide.counts.value', { name: className(name, text), count: points + regions }),
          )}
        />
      ) : null}
      {grids.map((grid) => (
        <GridCounts key={grid.id} source={source} grid={grid} items={items} />
      ))}
    </div>
  )
}

const className = (name: string, text: Text) => (name === '' ? text('viewer.slide.counts.unnamed') : name)

interface GridCountsProps {
  source: SlideSource
  grid: Measurement
  items: readonly Measurement[]
}

const SQUARE_MICRONS = 1e6

function GridCounts({ source, grid, items }: GridCountsProps) {
  const text = useText()
  const counts = useMemo(() => countsByClass(items, source.id, grid), [items, source.id, grid])
  const squares = countingGridOf(grid.points)
  const microns = source.micronsPerPixel
  if (!squares || !microns) return null
  const { columns, rows, width, height } = squares
  const area = (columns * rows * width * microns.x * height * microns.y) / SQUARE_MICRONS
  const { number } = grid
  const lines = counts.map(({ name, points, regions }) =>
    text('viewer.slide.grid.value', {
      name: className(name, text),
      count: points + regions,
      density: formatNumber((points + regions) / area, 1, text.locale),
    }),
  )
  const heading = text('viewer.slide.grid.heading', {
    number,
    columns,
    rows,
    area: formatNumber(area, 2, text.locale),
  })
  return (
    <CountList
      label={text('viewer.slide.grid.counts', { number })}
      entries={[heading, ...(lines.length > 0 ? lines : [text('viewer.slide.grid.none')])]}
    />
  )
}

const CountList = ({ label, entries }: { label: string; entries: readonly string[] }) => (
  <ul aria-label={label} className="flex max-w-full flex-col items-start gap-1">
    {entries.map((entry) => (
      <li key={entry} className="max-w-full">
        <Badge>{entry}</Badge>
      </li>
    ))}
  </ul>
)
