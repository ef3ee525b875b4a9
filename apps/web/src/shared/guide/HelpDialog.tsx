import { Dialog, SearchField, Skeleton } from '@pandok/ui'
import { type ReactNode, Suspense, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { GuideReader } from './GuideReader.tsx'
import type { GuidePlace } from './guidePlaces.ts'

interface HelpDialogProps {
  open: boolean
  onClose: () => void
  title: string
  /** What the guide says of this screen. */
  place: GuidePlace
  /** Whether it opens at that place instead of at what there is to choose from. */
  startsReading?: boolean | undefined
  /** The keys of this screen, as far as they fit what is looked for. */
  keysFor?: ((query: string) => ReactNode) | undefined
}

/** Help in place: the keys of the screen and the guide, searched together, without leaving what one is doing. */
export function HelpDialog(props: HelpDialogProps) {
  return props.open ? <OpenHelp {...props} /> : null
}

function OpenHelp({ onClose, title, place, startsReading = false, keysFor }: HelpDialogProps) {
  const text = useText()
  const [query, setQuery] = useState('')
  const [reading, setReading] = useState(startsReading ? place : undefined)
  return (
    <Dialog open onClose={onClose} closeOnBackdrop size="xl" title={title} closeLabel={text('ui.close')}>
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
