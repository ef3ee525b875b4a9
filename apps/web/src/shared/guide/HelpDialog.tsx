import { Dialog, SearchField, Skeleton } from '@pandok/ui'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { GuideReader } from './GuideReader.tsx'
import type { GuidePlace } from './guidePlaces.ts'

interface HelpDialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** The guide's place for this screen. */
  place: GuidePlace
  /** True if it opens at that place instead of at the contents. */
  startsReading?: boolean | undefined
  /** Renders the screen's keys that match the query. */
  keysFor?: ((query: string) => ReactNode) | undefined
}

/** Help in place: the screen's keys and the guide, searched together. */
export function HelpDialog(props: HelpDialogProps) {
  return props.open ? <OpenHelp {...props} /> : null
}

function OpenHelp({ onClose, title, place, startsReading = false, keysFor }: HelpDialogProps) {
  const text = useText()
  const [query, setQuery] = useState('')
  const [reading, setReading] = useState<GuidePlace>()
  // The dialog is shown by an effect of its own, which comes first; before it, a heading can't be scrolled to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it only starts there
  useEffect(() => {
    if (startsReading) setReading(place)
  }, [])
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop
      // Keys are in columns; the guide alone has the line length of the site.
      size={keysFor ? 'xl' : 'lg'}
      title={title}
      closeLabel={text('ui.close')}
    >
      <div className="grid gap-5 pb-2">
        <SearchField
          label={text('guide.search')}
          placeholder={text('guide.search')}
          clearLabel={text('guide.search.clear')}
          value={query}
          data-autofocus=""
          onChange={(next) => {
            setQuery(next)
            setReading(undefined)
          }}
        />
        <Suspense key={text.locale} fallback={<Skeleton className="h-40" />}>
          <GuideReader query={query} here={place} reading={reading} onRead={setReading} />
        </Suspense>
        {reading ? null : keysFor?.(query)}
      </div>
    </Dialog>
  )
}
