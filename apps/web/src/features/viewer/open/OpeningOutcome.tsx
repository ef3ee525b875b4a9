import { Button, TriangleAlertIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useOpeningPart } from '../workspace/useViewerParts.ts'

/** Files that could not be opened, and whether reading was stopped. */
export function OpeningOutcome({ onRefused }: { onRefused: () => void }) {
  const text = useText()
  const { taken, refused, wasCancelled } = useOpeningPart((state) => state)
  return (
    <>
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
    </>
  )
}
