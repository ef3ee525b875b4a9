import { Button, ProgressBar, TriangleAlertIcon, XIcon } from '@pandok/ui'
import { useText } from '#app/text.ts'
import { useOpeningPart } from '../desk/useViewerParts.ts'
import { useViewer } from '../desk/ViewerDesk.ts'

/** How far the reading is, and what could not be opened. Takes no room when there is nothing to say. */
export function OpeningBar({ onRefused }: { onRefused: () => void }) {
  const text = useText()
  const { opening } = useViewer()
  const { isRunning, isLooking, found, done, taken, refused, wasCancelled } = useOpeningPart((state) => state)
  const count = text(isLooking ? 'viewer.opening.looking' : 'viewer.opening.count', { done, found })
  if (!isRunning && refused.length === 0 && !wasCancelled) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-surface px-3 py-1.5 text-sm">
      {isRunning ? (
        <>
          <ProgressBar
            label={text('viewer.opening')}
            value={done}
            max={Math.max(found, 1)}
            hideLabel
            className="w-40"
          />
          <span className="tabular-nums text-muted">{count}</span>
          <Button variant="quiet" size="sm" icon={<XIcon />} onClick={opening.cancel}>
            {text('viewer.opening.cancel')}
          </Button>
        </>
      ) : null}
      {wasCancelled ? <span role="status">{text('viewer.opening.cancelled', { taken })}</span> : null}
      {refused.length > 0 ? (
        <Button
          variant="quiet"
          size="sm"
          icon={<TriangleAlertIcon />}
          onClick={onRefused}
          className="!text-warning-text"
        >
          {text('viewer.refused.count', { count: refused.length })}
        </Button>
      ) : null}
    </div>
  )
}
