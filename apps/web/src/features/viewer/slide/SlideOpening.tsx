import { Spinner } from '@pandok/ui'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { useViewer } from '../workspace/ViewerContext.ts'

/** Shown while a slide opens, because one on a server may take long before anything is visible. */
export function SlideOpening() {
  const text = useText()
  const { slides } = useViewer()
  const isOpening = useStorePart(slides, ({ opening }) => opening.length > 0)
  if (!isOpening) return null
  return (
    <div className="absolute inset-x-0 bottom-20 z-10 mx-auto flex w-fit max-w-full items-center gap-3 rounded-md border border-line bg-surface px-3 py-2 text-sm">
      <Spinner label={text('viewer.slide.loading')} />
      <span aria-hidden="true">{text('viewer.slide.loading')}</span>
    </div>
  )
}
