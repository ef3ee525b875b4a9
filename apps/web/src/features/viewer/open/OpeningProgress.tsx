import { Button, ProgressBar, XIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useOpeningPart } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'

/** The reading progress. It floats, so that no image moves when it disappears. */
export function OpeningProgress() {
  const text = useText()
  const { opening } = useViewer()
  const { isRunning, isLooking, found, done } = useOpeningPart((state) => state)
  if (!isRunning) return null
  return (
    <div className="absolute inset-x-0 bottom-8 z-10 mx-auto flex w-fit max-w-full flex-wrap items-center gap-x-4 rounded-md border border-line bg-surface px-3 py-1 text-sm">
      <ProgressBar
        label={text('viewer.opening')}
        value={done}
        max={Math.max(found, 1)}
        hideLabel
        className="w-40"
      />
      <span className="tabular-nums text-muted">
        {text(isLooking ? 'viewer.opening.looking' : 'viewer.opening.count', { done, found })}
      </span>
      <Button variant="quiet" size="sm" icon={<XIcon />} onClick={opening.cancel}>
        {text('viewer.opening.cancel')}
      </Button>
    </div>
  )
}
