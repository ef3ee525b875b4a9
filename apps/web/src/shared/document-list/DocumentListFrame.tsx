import { EmptyState, Notice } from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import { ListPages, pagesOf } from '#shared/list/ListPages.tsx'
import { isEmptyList, isNarrowed } from '#shared/list/listParam.ts'
import type { ListControls } from '#shared/list/useListState.ts'

interface DocumentListFrameProps {
  list: ListControls
  total: number | undefined
  /** The error, if there is nothing to show. */
  error: string | undefined
  /** Search and filters; an empty list has none. */
  tools: ReactNode
  children: ReactNode
}

/** A list of documents: its tools, its rows, its pages, or the reason why there are none. */
export function DocumentListFrame({ list, total, error, tools, children }: DocumentListFrameProps) {
  const text = useText()
  if (error !== undefined) {
    return (
      <Notice tone="danger" role="alert" title={text('list.failed.title')}>
        {error}
      </Notice>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {isEmptyList(list, total) ? null : tools}
      {children}
      {total === undefined ? null : <ListPages {...pagesOf(list)} total={total} />}
    </div>
  )
}

interface NoDocumentsProps {
  list: ListControls
  icon: ReactNode
  /** Shown if the list is empty without any search or filter. */
  children: ReactNode
}

export function NoDocuments({ list, icon, children }: NoDocumentsProps) {
  const text = useText()
  if (!isNarrowed(list)) return children
  return <EmptyState icon={icon} title={text('list.none.title')} text={text('list.none.text')} />
}
