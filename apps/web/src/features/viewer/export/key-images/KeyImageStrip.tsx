import { cx, IconButton, XIcon } from '@pandok/ui'
import type { FrameId } from '@pandok/viewer'
import { memo } from 'react'
import { useText } from '#app/text.ts'
import { useSessionPart, useStudiesPart } from '#features/viewer/desk/useViewerParts.ts'
import { useViewer } from '#features/viewer/desk/ViewerDesk.ts'
import { seriesWords } from '../measured/imageWords.ts'
import { FrameThumbnail } from './FrameThumbnail.tsx'

/** The images that were marked: pressed to see them again, and what a print will show. */
export function KeyImageStrip() {
  const text = useText()
  const keyImages = useSessionPart((state) => state.keyImages)
  if (keyImages.length === 0) return null
  return (
    <section aria-label={text('viewer.keyImages')} className="shrink-0 rounded-md bg-surface p-1.5">
      <ul className="flex gap-1.5 overflow-x-auto">
        {keyImages.map((frame) => (
          <KeyImage key={frame} frame={frame} />
        ))}
      </ul>
    </section>
  )
}

const KeyImage = memo(function KeyImage({ frame }: { frame: FrameId }) {
  const text = useText()
  const desk = useViewer()
  const located = useStudiesPart(() => desk.locate(frame))
  const isShown = useSessionPart(({ viewports }) => viewports.some((viewport) => viewport.frame === frame))
  if (!located) return null
  const name = `${seriesWords(located.frame, text)} · ${text('viewer.image.position', {
    index: located.index + 1,
    count: located.stack.frames.length,
  })}`
  return (
    <li className="relative shrink-0">
      <button
        type="button"
        aria-label={text('viewer.keyImages.show', { name })}
        aria-current={isShown ? 'true' : undefined}
        title={name}
        onClick={() => desk.session.showFrameOf(located.stack.id, frame)}
        className={cx(
          'grid size-18 place-items-center max-md:size-11 rounded-sm border-2 bg-image',
          isShown ? 'border-accent' : 'border-line hover:border-line-strong',
        )}
      >
        <FrameThumbnail frame={located.frame} />
      </button>
      {/* Where there is no room for it, the star among the tools does the same. */}
      <span className="absolute end-0.5 top-0.5 rounded-sm bg-surface/85 max-md:hidden">
        <IconButton
          size="sm"
          label={text('viewer.keyImages.remove', { name })}
          icon={<XIcon />}
          onClick={() => desk.session.toggleKeyImage(frame)}
        />
      </span>
    </li>
  )
})
