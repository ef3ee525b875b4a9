import { Button, DownloadIcon, EmptyState, InboxIcon, Notice } from '@pandok/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '#platform/text/text.ts'
import { isTextField } from '#shared/commands/isTextField.ts'
import { addKeyContext, openDialog } from '#shared/commands/pageKeys.ts'
import { ListSearch } from '#shared/list/ListSearch.tsx'
import { isNarrowed, listParam } from '#shared/list/listParam.ts'
import type { ListControls } from '#shared/list/useListState.ts'
import type { AdminAnswer, AdminColumn, AdminListParam } from './AdminColumn.ts'
import { AdminTable } from './AdminTable.tsx'
import { ColumnMenu } from './ColumnMenu.tsx'
import { ExportProgress } from './ExportProgress.tsx'
import { ListFoot } from './ListFoot.tsx'
import { useAdminQuery } from './useAdminQuery.ts'
import { useColumnChoice } from './useColumnChoice.ts'
import { useCsvExport } from './useCsvExport.ts'

interface AdminListProps<Row> {
  /** The key under which the chosen columns are stored; also the name of the file. */
  name: string
  caption: string
  searchLabel: string
  columns: readonly AdminColumn<Row>[]
  rowId: (row: Row) => string
  /** The target of the link in the first column, which Enter on the row opens, too. */
  rowHref?: ((row: Row) => string) | undefined
  /** Opens a dialog instead of a page. */
  onOpen?: ((row: Row) => void) | undefined
  list: ListControls
  /** Starts with the action's name; the list's state is appended to it. */
  queryKey: readonly unknown[]
  /** Calls the action with the list's parameters and the screen's filters. */
  ask: (param: AdminListParam, signal: AbortSignal) => Promise<AdminAnswer<Row>>
  /** Used if the exported rows come from a call other than `ask`. */
  exportPart?:
    | ((param: AdminListParam, signal: AbortSignal) => Promise<{ items: Row[]; next: string | null }>)
    | undefined
  filters?: ReactNode
  empty: ReactNode
}

/** A list of the back office with search, filters, columns, export and pages. */
export function AdminList<Row>(props: AdminListProps<Row>) {
  const { name, columns, list, ask, exportPart = ask } = props
  const root = useRef<HTMLDivElement>(null)
  const choice = useColumnChoice(name, columns)
  const answer = useAdminQuery(list, props.queryKey, ask)
  const file = useCsvExport(name, columns, (after, signal) =>
    exportPart(
      { ...listParam(list), page: 1, pageSize: 'all', ...(after === null ? {} : { after }) },
      signal,
    ),
  )
  useSearchKey(root)
  const { rows, error } = answer
  const hasFailed = error !== null && rows === undefined

  return (
    <div ref={root} className="grid grid-cols-1 gap-3">
      <search className="flex flex-wrap items-center gap-2">
        <ListSearch label={props.searchLabel} search={list.search} setSearch={list.setSearch} />
        {props.filters}
        <div className="ms-auto flex gap-2 max-sm:w-full">
          <ColumnMenu columns={columns} choice={choice} />
          <ExportButton file={file} disabled={hasFailed || answer.total === 0} />
        </div>
      </search>
      {file.count === null ? null : (
        <ExportProgress
          count={file.count}
          total={answer.total}
          isCapped={answer.isCapped}
          onCancel={file.cancel}
        />
      )}
      {error ? <ListFailure message={error.message} retry={answer.retry} /> : null}
      {hasFailed ? null : (
        <>
          <AdminTable
            caption={props.caption}
            columns={choice.shown}
            rowId={props.rowId}
            rowHref={props.rowHref}
            onOpen={props.onOpen}
            list={list}
            answer={answer}
            empty={<Nothing list={list} total={answer.total} empty={props.empty} />}
          />
          {rows === undefined ? null : <ListFoot list={list} answer={answer} />}
        </>
      )}
    </div>
  )
}

function ListFailure({ message, retry }: { message: string; retry: () => void }) {
  const text = useText()
  return (
    <Notice
      tone="danger"
      role="alert"
      title={text('list.failed.title')}
      action={
        <Button size="sm" onClick={retry}>
          {text('ui.retry')}
        </Button>
      }
    >
      {message}
    </Notice>
  )
}

interface ExportButtonProps {
  file: ReturnType<typeof useCsvExport>
  disabled: boolean
}

function ExportButton({ file, disabled }: ExportButtonProps) {
  const text = useText()
  return (
    <Button
      icon={<DownloadIcon />}
      disabled={disabled}
      loading={file.count !== null}
      onClick={file.start}
      className="max-sm:flex-1"
    >
      {text('office.list.export')}
    </Button>
  )
}

/** An empty list, a search without results and a page beyond the last one have different messages. */
function Nothing({ list, total, empty }: { list: ListControls; total: number; empty: ReactNode }) {
  const text = useText()
  if (total > 0) {
    return (
      <EmptyState
        icon={<InboxIcon />}
        title={text('office.list.beyond')}
        action={<Button onClick={() => list.setPage(1)}>{text('office.list.beyond.action')}</Button>}
      />
    )
  }
  if (!isNarrowed(list)) return empty
  return (
    <EmptyState
      icon={<InboxIcon />}
      title={text('list.none.title')}
      text={text('list.none.text')}
      action={<Button onClick={() => list.setTab(list.tab)}>{text('list.none.reset')}</Button>}
    />
  )
}

/** Typing a slash focuses the search, except in a field. */
function useSearchKey(root: { current: HTMLElement | null }) {
  useEffect(
    () =>
      addKeyContext({
        name: 'command',
        // The key for a slash depends on the keyboard layout, so the press is matched by its character.
        takesUnnamed: true,
        hears: ({ target }) =>
          !(isTextField(target) && !(target instanceof HTMLSelectElement)) && openDialog() === undefined,
        take({ event }) {
          if (event.type !== 'keydown' || event.key !== '/') return false
          if (event.ctrlKey || event.metaKey || event.altKey) return false
          const field = root.current?.querySelector<HTMLInputElement>('input[type=search]')
          field?.focus()
          field?.select()
          return field != null
        },
      }),
    [root],
  )
}
