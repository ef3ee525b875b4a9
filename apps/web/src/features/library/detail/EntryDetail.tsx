import type { ModuleItem, NewerEdition, PlateItem } from '@pandok/protocol'
import { Tabs } from '@pandok/ui'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import type { LibraryKind } from '#shared/library/libraryLinks.ts'
import { NewerNotice } from '#shared/library/NewerNotice.tsx'
import { EntryFacts } from './EntryFacts.tsx'
import { EntryFrame } from './EntryFrame.tsx'
import { TakePanel } from './TakePanel.tsx'

interface Copy {
  id: string
  newer?: NewerEdition | undefined
}

interface EntryDetailProps<Item extends PlateItem | ModuleItem> {
  kind: LibraryKind
  id: string
  library: { data: { items: readonly Item[] } | undefined; error: Error | null; refetch: () => unknown }
  /** The member's own documents, among which a copy of the entry may be. */
  mine: {
    data: { items: readonly (Copy & { source?: { id: string } | null | undefined })[] } | undefined
    isFetching: boolean
  }
  taking: Pick<ComponentProps<typeof TakePanel>, 'isBusy' | 'isTaken' | 'error' | 'onTake' | 'entitlement'>
  newer: Pick<ComponentProps<typeof NewerNotice>, 'isBusy'> & { take: (id: string) => Promise<void> }
  /** Links to the copy. */
  open: (copyId: string) => ReactNode
  /** Describes how much the entry contains. */
  contents: (item: Item) => string
  reviewBy?: string | undefined
  children: ReactNode
}

/** The page of a library entry of any kind; its own content is passed as children. */
export function EntryDetail<Item extends PlateItem | ModuleItem>(props: EntryDetailProps<Item>) {
  const { kind, id, library, mine, taking, newer, open } = props
  const item = entryIn(library.data?.items, id)
  const copy = mine.data?.items.find(({ source }) => source?.id === id)
  return (
    <EntryFrame
      kind={kind}
      item={item}
      error={library.error}
      onRetry={() => void library.refetch()}
      facts={
        item?.entry ? (
          <EntryFacts entry={item.entry} contents={props.contents(item)} reviewBy={props.reviewBy} />
        ) : null
      }
      take={
        item ? (
          <TakePanel
            kind={kind}
            item={item}
            {...taking}
            open={copy ? open(copy.id) : mine.data && !mine.isFetching ? null : undefined}
          />
        ) : null
      }
    >
      {copy?.newer ? (
        <NewerNotice
          kind={kind}
          id={copy.id}
          newer={copy.newer}
          isBusy={newer.isBusy}
          onTake={() => newer.take(copy.id)}
        />
      ) : null}
      {props.children}
    </EntryFrame>
  )
}

/** Undefined while the library is loading; null if it has no such entry. */
export const entryIn = <Item extends { id: string }>(
  items: readonly Item[] | undefined,
  id: string,
): Item | null | undefined => (items ? (items.find((one) => one.id === id) ?? null) : undefined)

interface EntryTabsProps<Tab extends 'board' | 'try'> {
  /** The id of the first tab, which shows the entry itself; the other one shows its evidence. */
  first: Tab
  entry: ReactNode
  evidence: ReactNode
}

export function EntryTabs<Tab extends 'board' | 'try'>({ first, entry, evidence }: EntryTabsProps<Tab>) {
  const text = useText()
  const [isEvidence, setEvidence] = useState(false)
  return (
    <section className="grid min-w-0 grid-cols-1 content-start">
      <h2 className="sr-only">{text('library.preview')}</h2>
      <Tabs
        label={text('library.preview')}
        value={isEvidence ? 'evidence' : first}
        onChange={(chosen) => setEvidence(chosen === 'evidence')}
        tabs={[first, 'evidence' as const].map((id) => ({ id, label: text(`library.tab.${id}`) }))}
      >
        {isEvidence ? evidence : entry}
      </Tabs>
    </section>
  )
}
