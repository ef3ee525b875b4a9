import type { LibraryEntry } from '@pandok/protocol'
import { Badge } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

/**
 * A short statement of how far an entry was checked: its sources, and whether a physician has reviewed it.
 */
export function EntryState({ entry: { sources, review } }: { entry: LibraryEntry }) {
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
    </p>
  )
}
