import { cx } from '@pandok/ui'
import type { KeyObjectStack } from '@pandok/viewer'
import { memo, useId } from 'react'
import { useText } from '#platform/text/text.ts'
import { StackRemarks } from '../series/StackRemarks.tsx'
import { StackThumbnail } from '../series/StackThumbnail.tsx'
import { useSessionPart } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'

export const KeyObjectCard = memo(function KeyObjectCard({ stack }: { stack: KeyObjectStack }) {
  const text = useText()
  const { session } = useViewer()
  const isShown = useSessionPart(({ viewports }) => viewports.some((one) => one.stack === stack.id))
  const { title, note, others } = stack
  // The note explains the title but can't replace it: an image may have been rejected.
  const [heading, below] = title === '' ? [note, ''] : [title, note]
  const name = [heading || text('viewer.keyObjects'), below].filter((one) => one !== '').join(' · ')
  const count = stack.frames.length
  const about = useId()
  return (
    <button
      type="button"
      onClick={() => session.show(stack.id)}
      aria-label={text('viewer.keyObjects.open', { name })}
      aria-describedby={about}
      aria-pressed={isShown}
      aria-disabled={count === 0}
      className={cx(
        'flex w-full flex-col gap-1 rounded-md border p-1.5 text-left text-xs max-md:w-32 max-md:shrink-0',
        isShown ? 'border-accent-line bg-accent-soft' : 'border-line hover:bg-hover',
      )}
    >
      {count > 0 ? <StackThumbnail stack={stack} /> : null}
      <span className="font-medium [overflow-wrap:anywhere]">★ {heading || text('viewer.keyObjects')}</span>
      {below === '' ? null : <span className="whitespace-pre-line [overflow-wrap:anywhere]">{below}</span>}
      <span id={about} className="contents">
        {stack.named > 0 ? (
          <span className="text-muted">
            {count > 0
              ? `${text('viewer.keyObjects')} · ${text('viewer.series.images', { count })}`
              : text('viewer.presentation.absent')}
          </span>
        ) : null}
        {others > 0 ? (
          <span className="text-muted">{text('viewer.keyObjects.others', { count: others })}</span>
        ) : null}
        <StackRemarks remarks={stack.remarks} />
      </span>
    </button>
  )
})
