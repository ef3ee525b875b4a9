import type { LibraryAwaiting, LibraryEntry } from '@pandok/protocol'
import { Badge } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

/**
 * A short statement of how far an entry was checked: its sources, and whether a physician has reviewed it, or
 * how much still awaits review.
 */
export function EntryState({ entry: { sources, review, awaiting } }: { entry: LibraryEntry }) {
  const text = useText()
  const day = new Intl.DateTimeFormat(text.locale, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <p className="flex flex-wrap items-center gap-1.5">
      <span className="sr-only">{text('library.state')}</span>
      {sources ? (
        <Badge tone={sources === 'read' ? 'success' : 'warning'}>{text(`library.sources.${sources}`)}</Badge>
      ) : null}
      {review ? (
        <Badge tone="success">
          {text('library.review.done', { by: review.by, day: day.format(new Date(review.on)) })}
        </Badge>
      ) : (
        <Badge>{text('library.review.awaiting')}</Badge>
      )}
      {awaiting && !review ? (
        <Marked awaiting={awaiting} decides={sources === 'partly' || sources === 'unread'} />
      ) : null}
    </p>
  )
}

interface MarkedProps {
  awaiting: LibraryAwaiting
  /** Whether some of it makes decisions; otherwise only scales, which the reader chooses, and terms await review. */
  decides: boolean
}

function Marked({ awaiting: { rows, cells }, decides }: MarkedProps) {
  const text = useText()
  const rowCount = rows.reduce((sum, { numbers }) => sum + numbers.length, 0)
  return (
    <>
      {rowCount > 0 ? (
        <Badge tone="warning">{text('library.awaiting.rowCount', { count: rowCount })}</Badge>
      ) : null}
      {cells.length > 0 ? (
        <Badge tone={decides ? 'warning' : 'neutral'}>
          {text(decides ? 'library.awaiting.cellCount' : 'library.awaiting.scaleCount', {
            count: cells.length,
          })}
        </Badge>
      ) : null}
    </>
  )
}
