import { cx, ScrollBox, Skeleton, TableHeaderCell } from '@pandok/ui'
import { Fragment, type ReactNode, useId, useRef } from 'react'
import { navigation } from '#platform/navigation/navigation.ts'
import { useText } from '#platform/text/text.ts'
import type { ListControls } from '#shared/list/useListState.ts'
import type { AdminColumn } from './AdminColumn.ts'
import { AdminRow, pinnedClass, type RowTarget } from './AdminRow.tsx'
import type { AdminRows } from './useAdminQuery.ts'
import { useMoreBeside } from './useMoreBeside.ts'
import { ROW_PX, useShownRows } from './useShownRows.ts'

interface AdminTableProps<Row> extends RowTarget<Row> {
  caption: string
  columns: readonly AdminColumn<Row>[]
  rowId: (row: Row) => string
  list: ListControls
  answer: AdminRows<Row>
  empty: ReactNode
}

/** The rows of a page. For «all», only visible rows are in the document. */
export function AdminTable<Row>(props: AdminTableProps<Row>) {
  const { caption, columns, rowId, list, answer, rowHref, onOpen } = props
  const text = useText()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const { rows } = answer
  const open = (row: Row) => (rowHref ? void navigation.go(rowHref(row)) : onOpen?.(row))
  const { focus, offset, items, heightPx } = useShownRows({ box, list, answer, onOpen: open })

  const rowAt = (index: number) => {
    const row = rows?.[index] as Row
    return (
      <AdminRow
        key={rowId(row)}
        {...{ row, columns, index, rowHref, onOpen }}
        rowIndex={offset + index + 2}
        isActive={index === focus.active}
        onActive={focus.setActive}
      />
    )
  }

  useMoreBeside(box)
  return (
    <div className="group/beside relative">
      <ScrollBox
        ref={box}
        role="region"
        aria-labelledby={`${id}-caption`}
        aria-busy={rows === undefined || answer.isOld}
        className="@container relative max-h-[max(22rem,calc(100dvh-16rem))] w-full overflow-auto scroll-ps-84 scroll-pt-9 rounded-lg max-sm:scroll-ps-[46vw] border border-line bg-raised"
      >
        <table
          aria-rowcount={rows === undefined || answer.isCapped ? -1 : answer.total + 1}
          aria-describedby={`${id}-keys`}
          className="w-full border-separate border-spacing-0 text-start"
        >
          <caption id={`${id}-caption`} className="sr-only">
            {caption}
          </caption>
          <HeaderRow columns={columns} list={list} />
          <tbody
            onKeyDown={focus.onKeyDown}
            className={cx('transition-opacity', answer.isOld && 'opacity-55')}
          >
            {items ? (
              <RowsInView items={items} heightPx={heightPx} rowAt={rowAt} />
            ) : (
              rows?.map((_, index) => rowAt(index))
            )}
            {rows === undefined ? <SkeletonRows width={columns.length} /> : null}
            {rows?.length === 0 ? <EmptyRow width={columns.length}>{props.empty}</EmptyRow> : null}
          </tbody>
        </table>
        <p id={`${id}-keys`} className="sr-only">
          {text('office.list.keys')}
        </p>
      </ScrollBox>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-px end-px w-10 rounded-e-lg bg-linear-to-l from-raised to-transparent opacity-0 transition-opacity group-data-more/beside:opacity-100"
      />
    </div>
  )
}

interface RowsInViewProps {
  items: NonNullable<ReturnType<typeof useShownRows>['items']>
  heightPx: number
  rowAt: (index: number) => ReactNode
}

/** The visible rows of a long list, with spacers for the others. */
function RowsInView({ items, heightPx, rowAt }: RowsInViewProps) {
  return (
    <>
      {items.map((item, place) => (
        <Fragment key={item.key}>
          <Gap from={place === 0 ? ROW_PX : (items[place - 1]?.end ?? ROW_PX)} to={item.start} />
          {rowAt(item.index)}
        </Fragment>
      ))}
      <Gap from={items.at(-1)?.end ?? ROW_PX} to={heightPx + ROW_PX} />
    </>
  )
}

function HeaderRow<Row>({ columns, list }: Pick<AdminTableProps<Row>, 'columns' | 'list'>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((column, place) => (
          <TableHeaderCell
            key={column.id}
            column={column}
            sort={{ column: list.sort, direction: list.order === 'asc' ? 'ascending' : 'descending' }}
            onSort={({ column: name, direction }) =>
              list.setSort(name, direction === 'ascending' ? 'asc' : 'desc')
            }
            className={cx(
              'sticky top-0 h-9 border-b border-line bg-sunken px-3 text-xs font-semibold whitespace-nowrap text-muted',
              place === 0 ? cx('z-[calc(var(--z-sticky)+1)]', pinnedClass) : 'z-sticky',
            )}
          />
        ))}
      </tr>
    </thead>
  )
}

const EmptyRow = ({ width, children }: { width: number; children: ReactNode }) => (
  <tr>
    <td colSpan={width}>
      <div className="sticky start-0 w-[100cqi]">{children}</div>
    </td>
  </tr>
)

/** Spacers keep the height of rows that aren't rendered. */
const Gap = ({ from, to }: { from: number; to: number }) =>
  to > from ? (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a spacer row can't be focused
    <tr aria-hidden="true">
      <td style={{ height: to - from, padding: 0 }} />
    </tr>
  ) : null

const SkeletonRows = ({ width }: { width: number }) =>
  Array.from({ length: 12 }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    <tr key={`skeleton${index}`}>
      <td colSpan={width} className="h-9 border-b border-line px-3">
        <Skeleton className={['w-11/12', 'w-3/4', 'w-5/6'][index % 3]} />
      </td>
    </tr>
  ))
