import { toast } from '@pandok/ui'
import type { ArrangedSlide } from '@pandok/viewer'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { SlideCard } from './SlideCard.tsx'

/** A series of DICOM files that form one slide, opened on first use. */
export function SlideSeriesCard({ slide }: { slide: ArrangedSlide }) {
  const text = useText()
  const { slides } = useViewer()
  const name = slide.facts.description || text('viewer.series.unnamed')
  const isOpening = useStorePart(slides, ({ opening }) => opening.includes(slide.key))
  const isShown = useStorePart(slides, ({ shown }) => shown.some((id) => slides.seriesOf(id) === slide.key))

  async function show(present: (id: string) => void) {
    const refusal = await slides.showSeries(slide, present)
    if (refusal) toast({ tone: 'danger', title: text(`viewer.refusal.${refusal.reason}`) })
  }

  return (
    <SlideCard
      name={name}
      about="SM"
      label={text('viewer.series.open', { name })}
      isShown={isShown}
      isOpening={isOpening}
      onShow={() => void show(slides.show)}
      onCompare={() => void show(slides.compare)}
    />
  )
}
