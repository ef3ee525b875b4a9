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
  const series = useStudiesPart(({ patients }) =>
    patients.flatMap(({ studies }) => studies).flatMap(({ slides }) => slides),
  )
  const files = opened.filter(({ format }) => format !== 'dicom')
  if (files.length + series.length === 0) return null
  return (
    <section className="flex flex-col gap-1.5 max-md:shrink-0 max-md:flex-row max-md:items-start">
      <h2 className="text-sm font-bold">{text('viewer.slide')}</h2>
      {files.map((slide) => (
        <FileCard key={slide.id} slide={slide} />
      ))}
      {series.map((slide) => (
        <SeriesCard key={slide.key} slide={slide} />
      ))}
    </section>
  )
}

function FileCard({ slide: { id, name, levels } }: { slide: SlideSource }) {
  const { slides: shelf } = useViewer()
  const isShown = useStorePart(shelf, ({ shown }) => shown.includes(id))
  const [largest] = levels
  return (
    <SlideCard
      name={name}
      about={largest ? `${largest.width} × ${largest.height}` : ''}
      isShown={isShown}
      onShow={() => shelf.show(id)}
      onCompare={() => shelf.compare(id)}
    />
  )
}

function SeriesCard({ slide }: { slide: ArrangedSlide }) {
  const text = useText()
  const { slides: shelf } = useViewer()
  const name = slide.facts.description || text('viewer.series.unnamed')
  const isOpening = useStorePart(shelf, ({ opening }) => opening.includes(slide.key))
  const isShown = useStorePart(shelf, ({ shown }) => shown.some((id) => shelf.seriesOf(id) === slide.key))

  async function show(present: (id: string) => void) {
    const refusal = await shelf.showSeries(slide, present)
    if (refusal) toast({ tone: 'danger', title: text(`viewer.refusal.${refusal.reason}`) })
  }

  return (
    <SlideCard
      name={name}
      about="SM"
      label={text('viewer.series.open', { name })}
      isShown={isShown}
      isOpening={isOpening}
      onShow={() => void show(shelf.show)}
      onCompare={() => void show(shelf.compare)}
    />
  )
}

interface SlideCardProps {
  name: string
  about: string
  label?: string
  isShown: boolean
  isOpening?: boolean
  onShow: () => void
  onCompare: () => void
}

function SlideCard({ name, about, label, isShown, isOpening, onShow, onCompare }: SlideCardProps) {
  const text = useText()
  const canCompare = useStorePart(useViewer().slides, ({ shown }) => shown.length > 0)
  return (
    <div
      className={cx(
        'rounded-md border p-1.5 text-xs max-md:w-32 max-md:shrink-0',
        isShown ? 'border-accent-line bg-accent-soft' : 'border-line hover:bg-hover',
      )}
    >
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={label}
        aria-busy={isOpening}
        onClick={onShow}
        className="flex w-full flex-col items-start gap-1 text-left"
      >
        <FileImageIcon className="size-6 text-muted" />
        <span className="font-medium [overflow-wrap:anywhere]">{name}</span>
        <span className="text-muted tabular-nums">{about}</span>
      </button>
      {canCompare && !isShown ? (
        <Button size="sm" variant="quiet" icon={<CopyPlusIcon />} onClick={onCompare}>
          {text('viewer.slide.compare')}
        </Button>
      ) : null}
    </div>
  )
}
