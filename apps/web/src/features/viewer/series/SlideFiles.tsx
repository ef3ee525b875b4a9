import type { SlideSource } from '@pandok/viewer'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { fileWords } from '../names/fileWords.ts'
import { useSessionPart } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { SlideCard } from './SlideCard.tsx'

/** Whole slides in single files that don't name a patient. */
export function SlideFiles() {
  const text = useText()
  const files = useStorePart(useViewer().slides, ({ slides }) =>
    slides.filter(({ format }) => format !== 'dicom'),
  )
  if (files.length === 0) return null
  return (
    <section className="flex flex-col gap-1.5 max-md:shrink-0 max-md:flex-row max-md:items-start">
      <h2 className="text-sm font-bold">{text('viewer.slide')}</h2>
      {files.map((slide, index) => (
        <FileCard key={slide.id} slide={slide} number={index + 1} />
      ))}
    </section>
  )
}

interface FileCardProps {
  slide: SlideSource
  /** Starts at 1; it distinguishes files while their names are hidden. */
  number: number
}

function FileCard({ slide: { id, name, levels }, number }: FileCardProps) {
  const text = useText()
  const isHidden = useSessionPart((state) => state.isIdentityHidden)
  const { slides } = useViewer()
  const isShown = useStorePart(slides, ({ shown }) => shown.includes(id))
  const [largest] = levels
  return (
    <SlideCard
      name={isHidden ? `${fileWords(name, isHidden, text)} (${number})` : name}
      about={largest ? `${largest.width} × ${largest.height}` : ''}
      isShown={isShown}
      onShow={() => slides.show(id)}
      onCompare={() => slides.compare(id)}
    />
  )
}
