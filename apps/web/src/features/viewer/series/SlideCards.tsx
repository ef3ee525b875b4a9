import { Button, CopyPlusIcon, cx, FileImageIcon, toast } from '@pandok/ui'
import type { ArrangedSlide, SlideSource } from '@pandok/viewer'
import { useText } from '#app/text.ts'
import { useStorePart } from '#app/useStorePart.ts'
import { useStudiesPart } from '../desk/useViewerParts.ts'
import { useViewer } from '../desk/ViewerDesk.ts'

/** Whole slides: files of their own, and series of DICOM files that are opened when they are first looked at. */
export function SlideCards() {
  const text = useText()
  const { slides: shelf } = useViewer()
  const opened = useStorePart(shelf, (state) => state.slides)
  const shown = useStorePart(shelf, (state) => state.shown)
  const series = useStudiesPart(({ patients }) =>
    patients.flatMap(({ studies }) => studies).flatMap(({ slides }) => slides),
  )
  const files = opened.filter(({ format }) => format !== 'dicom')
  if (files.length + series.length === 0) return null
  return (
    <section className="flex flex-col gap-1.5 max-md:flex-row">
      <h2 className="text-sm font-bold">{text('viewer.slide')}</h2>
      {files.map((slide) => (
        <SlideCard
          key={slide.id}
          slide={slide}
          isShown={shown.includes(slide.id)}
          canCompare={shown.length > 0}
        />
      ))}
      {series.map((slide) => (
        <SeriesCard key={slide.key} slide={slide} />
      ))}
    </section>
  )
}

function SlideCard({
  slide,
  isShown,
  canCompare,
}: {
  slide: SlideSource
  isShown: boolean
  canCompare: boolean
}) {
  const text = useText()
  const { slides: shelf } = useViewer()
  const [largest] = slide.levels
  return (
    <div
      className={cx(
        'rounded-md border p-1.5 text-xs',
        isShown ? 'border-accent-line bg-accent-soft' : 'border-line',
      )}
    >
      <button
        type="button"
        aria-pressed={isShown}
        onClick={() => shelf.show(slide.id)}
        className="flex w-full flex-col items-start gap-1 text-left"
      >
        <FileImageIcon className="size-6 text-muted" />
        <span className="font-medium [overflow-wrap:anywhere]">{slide.name}</span>
        <span className="text-muted tabular-nums">
          {largest ? `${largest.width} × ${largest.height}` : null}
        </span>
      </button>
      {canCompare && !isShown ? (
        <Button size="sm" variant="quiet" icon={<CopyPlusIcon />} onClick={() => shelf.compare(slide.id)}>
          {text('viewer.slide.compare')}
        </Button>
      ) : null}
    </div>
  )
}

function SeriesCard({ slide }: { slide: ArrangedSlide }) {
  const text = useText()
  const { slides: shelf } = useViewer()
  const name = slide.facts.description || text('viewer.series.unnamed')
  const isOpening = useStorePart(shelf, ({ opening }) => opening.includes(slide.key))

  async function show() {
    const refusal = await shelf.showSeries(slide)
    if (refusal) toast({ tone: 'danger', title: text(`viewer.refusal.${refusal.reason}`) })
  }

  return (
    <button
      type="button"
      onClick={() => void show()}
      aria-label={text('viewer.series.open', { name })}
      aria-busy={isOpening}
      className="flex flex-col items-start gap-1 rounded-md border border-line p-1.5 text-left text-xs hover:bg-hover"
    >
      <FileImageIcon className="size-6 text-muted" />
      <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
      <span className="text-muted">SM</span>
    </button>
  )
}
