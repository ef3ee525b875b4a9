import type { ModuleItem, PlateItem } from '@pandok/protocol'
import {
  Anchor,
  ArrowLeftIcon,
  Button,
  buttonClass,
  EmptyState,
  LibraryIcon,
  Notice,
  TextSkeleton,
} from '@pandok/ui'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { LIBRARY, type LibraryKind } from '#shared/library/libraryLinks.ts'
import { EntryBadges } from '../list/EntryBadges.tsx'
import { EntryState } from '../list/EntryState.tsx'
import { AwaitingList } from './AwaitingList.tsx'

interface EntryFrameProps {
  kind: LibraryKind
  /** Undefined while it is loading; null if it isn't in the library. */
  item: PlateItem | ModuleItem | null | undefined
  error: Error | null
  onRetry: () => void
  /** The controls for copying the entry. */
  take: ReactNode
  /** Shown beside the contents, or below them. */
  facts: ReactNode
  children: ReactNode
}

export function EntryFrame({ kind, item, error, onRetry, take, facts, children }: EntryFrameProps) {
  const text = useText()
  if (item === null) {
    return (
      <EmptyState
        level={1}
        className="m-auto"
        icon={<LibraryIcon />}
        title={text('library.gone.title')}
        text={text('library.gone.text')}
        action={
          <Anchor href={LIBRARY} className={buttonClass({ variant: 'primary' })}>
            {text('library.back')}
          </Anchor>
        }
      />
    )
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <BackLink />
      {error && !item ? (
        <Notice
          tone="danger"
          role="alert"
          title={text('list.failed.title')}
          action={
            <Button size="sm" onClick={onRetry}>
              {text('ui.retry')}
            </Button>
          }
        >
          {error.message}
        </Notice>
      ) : null}
      {item ? (
        <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
          <header className="grid min-w-0 content-start gap-2 max-lg:order-1">
            <h1 className="text-2xl font-bold break-words">{item.name}</h1>
            <EntryBadges kind={kind} row={item} />
            <Checked item={item} />
            <p className="max-w-3xl break-words">{item.entry?.summary}</p>
          </header>
          {/* The facts are a column of their own beside the others; on a narrow screen they come before and
              after the contents. */}
          <div className="max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid lg:content-start lg:gap-8">
            <div className="grid content-start max-lg:order-2">{take}</div>
            <div className="max-lg:order-4">{facts}</div>
          </div>
          <div className="grid min-w-0 grid-cols-1 content-start gap-6 max-lg:order-3">{children}</div>
        </div>
      ) : error ? null : (
        <div aria-busy="true" className="grid gap-4">
          <h1 className="sr-only">{text('program.title.library')}</h1>
          <TextSkeleton paragraphs={3} />
        </div>
      )}
    </div>
  )
}

/** Shows how far the entry was checked, and what in it awaits a physician's review. */
function Checked({ item }: { item: PlateItem | ModuleItem }) {
  const { entry } = item
  if (!entry) return null
  return (
    <>
      <EntryState entry={entry} />
      {entry.awaiting && !entry.review ? (
        <AwaitingList
          awaiting={entry.awaiting}
          cellCount={'cellCount' in item ? item.cellCount : undefined}
        />
      ) : null}
    </>
  )
}

function BackLink() {
  const text = useText()
  const [params] = useSearchParams()
  const list = new URLSearchParams(params)
  // A visitor who came through a link returns to the list that the entry belongs to.
  if (list.has('module')) list.set('tab', 'modules')
  list.delete('plate')
  list.delete('module')
  const query = list.toString()
  return (
    <Anchor
      href={query ? `${LIBRARY}?${query}` : LIBRARY}
      className="inline-flex min-h-8 items-center gap-1.5 justify-self-start text-sm font-semibold text-muted hover:text-text pointer-coarse:min-h-11"
    >
      <ArrowLeftIcon aria-hidden="true" className="size-4" />
      {text('library.back')}
    </Anchor>
  )
}
