import { cx } from '@pandok/ui'
import type { SeriesFacts, Stack } from '@pandok/viewer'
import { memo, useId } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { seriesDescription } from '../names/seriesDescription.ts'
import { SERIES_TYPE } from '../stage/useSeriesDrop.ts'
import { useSessionPart } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { StackRemarks } from './StackRemarks.tsx'
import { StackThumbnail } from './StackThumbnail.tsx'

interface StackCardProps {
  stack: Stack
  facts: SeriesFacts
}

/** A series, or a display set of it; it can be pressed or dragged into a viewport. */
export const StackCard = memo(function StackCard({ stack, facts }: StackCardProps) {
  const text = useText()
  const { session } = useViewer()
  const isShown = useSessionPart(({ viewports }) => viewports.some((one) => one.stack === stack.id))
  const seen = useStorePart(session.seen, ({ counts }) => counts.get(stack.id) ?? 0)
  const isHidden = useSessionPart((state) => state.isIdentityHidden)
  const described = seriesDescription(stack.frames[0]?.instance, isHidden, text)
  const name = described || text('viewer.series.unnamed')
  const count = stack.frames.length
  const about = useId()
  return (
    <button
      type="button"
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(SERIES_TYPE, stack.id)
        dataTransfer.effectAllowed = 'copy'
      }}
      onClick={() => session.show(stack.id)}
      aria-label={text('viewer.series.open', { name })}
      aria-describedby={about}
      aria-pressed={isShown}
      className={cx(
        'flex w-full flex-col gap-1 rounded-md border p-1.5 text-left text-xs max-md:w-52 max-md:shrink-0 max-md:flex-row max-md:items-center max-md:gap-2',
        isShown ? 'border-accent-line bg-accent-soft' : 'border-line hover:bg-hover',
      )}
    >
      <StackThumbnail stack={stack} />
      <span className="flex min-w-0 flex-col gap-1 max-md:gap-0">
        <span className="font-medium [overflow-wrap:anywhere]">
          {facts.number === undefined ? null : `${facts.number}. `}
          {name}
        </span>
        <span id={about} className="contents">
          <span className="text-muted">
            {facts.modality} · {text('viewer.series.images', { count })}
          </span>
          <span className={seen === 0 ? 'text-warning-text' : 'text-muted'}>
            {seen === 0 ? text('viewer.series.notSeen') : text('viewer.series.seen', { seen, count })}
          </span>
          <StackRemarks remarks={stack.remarks} />
        </span>
      </span>
    </button>
  )
})
