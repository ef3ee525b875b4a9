import { Button, Dialog, TextField } from '@pandok/ui'
import {
  countingGridPoints,
  formatNumber,
  MOST_SQUARES,
  type SlideSource,
  type SlideView,
} from '@pandok/viewer'
import { type FormEvent, useState } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { useViewer } from '../workspace/ViewerContext.ts'

/** In mm; a smaller square contains no cell, a larger one no tissue. */
const SIDE = { min: 0.01, max: 10 }

/** 2 mm², the area in which mitoses are usually counted, in squares of the size of a field at ×40. */
const USUAL = { side: 0.5, columns: '4', rows: '2' }

const FIELDS = ['side', 'columns', 'rows'] as const
type GridField = (typeof FIELDS)[number]

const numberOf = (words: string) => Number(words.trim().replace(',', '.'))

const isRight = (field: GridField, value: number): boolean =>
  field === 'side'
    ? value >= SIDE.min && value <= SIDE.max
    : Number.isInteger(value) && value >= 1 && value <= MOST_SQUARES

/** Asks for the squares of a counting grid, and places it. */
export function GridDialog({ source, view }: { source: SlideSource; view: SlideView }) {
  const text = useText()
  const { slides } = useViewer()
  const isOpen = useStorePart(slides, ({ gridded }) => gridded === source.id)
  const close = () => slides.chooseGrid(undefined)
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={text('viewer.command.slide.placeGrid')}
      closeLabel={text('ui.close')}
    >
      <GridForm source={source} view={view} onDone={close} />
    </Dialog>
  )
}

function GridForm({ source, view, onDone }: { source: SlideSource; view: SlideView; onDone: () => void }) {
  const text = useText()
  const { measurements } = useViewer()
  const [words, setWords] = useState<Record<GridField, string>>({
    ...USUAL,
    side: formatNumber(USUAL.side, 1, text.locale),
  })
  const [isTried, setTried] = useState(false)
  const [side, columns, rows] = FIELDS.map((field) => numberOf(words[field])) as [number, number, number]
  const wrong = FIELDS.filter((field) => !isRight(field, numberOf(words[field])))

  function place(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const microns = source.micronsPerPixel
    if (wrong.length > 0 || !microns) return
    const points = countingGridPoints(view.placement().center, { side: side * 1000, columns, rows }, microns)
    measurements.add({ tool: 'grid', place: { on: 'slide', slide: source.id }, points })
    onDone()
  }

  return (
    <form onSubmit={place} noValidate className="grid gap-3 pb-2">
      <p>{text('viewer.slide.grid.text')}</p>
      <div className="grid gap-3 sm:grid-cols-3">
        {FIELDS.map((field) => (
          <TextField
            key={field}
            label={text(`viewer.slide.grid.${field}`)}
            inputMode={field === 'side' ? 'decimal' : 'numeric'}
            value={words[field]}
            onChange={({ target }) => setWords({ ...words, [field]: target.value })}
            error={
              isTried && wrong.includes(field)
                ? text(field === 'side' ? 'viewer.slide.grid.wrongSide' : 'viewer.slide.grid.wrongCount')
                : undefined
            }
          />
        ))}
      </div>
      <p aria-live="polite" className="text-sm text-muted">
        {wrong.length === 0
          ? text('viewer.slide.grid.area', {
              value: formatNumber(side * side * columns * rows, 2, text.locale),
            })
          : null}
      </p>
      <div className="flex justify-end">
        <Button type="submit" variant="primary">
          {text('viewer.slide.grid.place')}
        </Button>
      </div>
    </form>
  )
}
