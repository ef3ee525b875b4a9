import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { Checkbox } from '../form/Checkbox.tsx'
import { ScrollBox } from './ScrollBox.tsx'
import { columnFrom, type TableColumn, TableHeaderCell, type TableSort } from './TableHeaderCell.tsx'

export interface TableSelection<Row> {
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  allLabel: string
  rowLabel: (row: Row) => string
}

interface TableProps<Row> {
  /** The name of the table. It is visible only with `showCaption`. */
  caption: string
  showCaption?: boolean | undefined
  columns: readonly TableColumn<Row>[]
  /** The rows are `undefined` while loading. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  sort?: TableSort | undefined
  onSort?: ((sort: TableSort) => void) | undefined
  selection?: TableSelection<Row> | undefined
  dense?: boolean | undefined
  empty?: ReactNode
  skeletonRows?: number | undefined
  /** The class of the scrolling box, for instance a `max-h-…` that keeps the header visible. */
  className?: string | undefined
}

export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowId, sort, onSort, selection, dense = false, skeletonRows = 5 } = props
  const id = useId()
  const width = columns.length + (selection ? 1 : 0)
  const pad = padClass(dense)
  const ids = rows?.map(rowId) ?? []
  const chosen = ids.filter((each) => selection?.selected.has(each)).length

  function toggle(each: readonly string[], isOn: boolean) {
    const next = new Set(selection?.selected)
    for (const one of each) isOn ? next.add(one) : next.delete(one)
    selection?.onChange(next)
  }

  return (
    <ScrollBox
      role="region"
      aria-labelledby={`${id}-caption`}
      aria-busy={rows === undefined}
      className={cx(boxClass, props.className)}
    >
      <table className="w-full border-separate border-spacing-0 text-start">
        <Caption id={`${id}-caption`} isShown={props.showCaption ?? false}>
          {caption}
        </Caption>
        <thead>
          <tr>
            {selection ? (
              <AllCell label={selection.allLabel} chosen={chosen} ids={ids} onChoose={toggle} />
            ) : null}
            {columns.map((column) => (
              <TableHeaderCell
                key={column.id}
                column={column}
                sort={sort}
                // An empty table can't be sorted.
                onSort={rows?.length === 0 ? undefined : onSort}
                className={cx(headClass, dense ? 'px-3' : 'px-4')}
              />
            ))}
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>td]:border-b-0">
          {rows?.map((row) => (
            <TableRow
              key={rowId(row)}
              {...{ row, columns, selection, dense }}
              isChosen={selection?.selected.has(rowId(row)) ?? false}
              onChoose={(isOn) => toggle([rowId(row)], isOn)}
            />
          ))}
          {rows === undefined ? <SkeletonRows count={skeletonRows} width={width} pad={pad} /> : null}
          {rows?.length === 0 ? <EmptyRow width={width}>{props.empty}</EmptyRow> : null}
        </tbody>
      </table>
    </ScrollBox>
  )
}

const Caption = ({ id, isShown, children }: { id: string; isShown: boolean; children: string }) => (
  <caption id={id} className={isShown ? 'px-4 pt-4 pb-2 text-start text-lg font-bold' : 'sr-only'}>
    {children}
  </caption>
)

/** The row is as wide as the box, which may be narrower than the columns. */
const EmptyRow = ({ width, children }: { width: number; children: ReactNode }) => (
  <tr>
    <td colSpan={width}>
      <div className="sticky start-0 w-[100cqi]">{children}</div>
    </td>
  </tr>
)
interface AllCellProps {
  label: string
  /** The number of selected rows. */
  chosen: number
  ids: readonly string[]
  onChoose: (ids: readonly string[], isOn: boolean) => void
}

const AllCell = ({ label, chosen, ids, onChoose }: AllCellProps) => (
  <th scope="col" className={cx(headClass, 'w-11 ps-3')}>
    <Checkbox
      label={label}
      hideLabel
      checked={chosen > 0 && chosen === ids.length}
      indeterminate={chosen > 0 && chosen < ids.length}
      disabled={ids.length === 0}
      onChange={(event) => onChoose(ids, event.target.checked)}
    />
  </th>
)

const boxClass = '@container relative w-full overflow-auto rounded-lg border border-line bg-raised'

const headClass =
  'sticky top-0 z-sticky border-b border-line bg-raised h-10 text-xs font-semibold text-muted whitespace-nowrap'

const padClass = (dense: boolean) => (dense ? 'px-3 py-1.5 text-sm' : 'px-4 py-3 text-base')

interface TableRowProps<Row> {
  row: Row
  columns: readonly TableColumn<Row>[]
  selection: TableSelection<Row> | undefined
  isChosen: boolean
  onChoose: (isOn: boolean) => void
  dense: boolean
}

const TableRow = <Row,>({ row, columns, selection, isChosen, onChoose, dense }: TableRowProps<Row>) => (
  <tr className={cx('transition-colors', isChosen ? 'bg-accent-soft' : 'hover:bg-hover')}>
    {selection ? (
      <td className={cx('border-b border-line ps-3', dense ? 'py-1' : 'py-2.5')}>
        <Checkbox
          label={selection.rowLabel(row)}
          hideLabel
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      </td>
    ) : null}
    {columns.map((column) => (
      <td
        key={column.id}
        className={cx(
          'border-b border-line',
          padClass(dense),
          column.align === 'end' && 'text-end tabular-nums',
          column.align === 'center' && 'text-center',
          column.from && columnFrom[column.from],
          column.className,
        )}
      >
        {column.cell(row)}
      </td>
    ))}
  </tr>
)

const SkeletonRows = ({ count, width, pad }: { count: number; width: number; pad: string }) =>
  Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
    <tr key={`skeleton${index}`}>
      <td colSpan={width} className={cx('border-b border-line', pad)}>
        <Skeleton className={cx('my-1.5', ['w-11/12', 'w-3/4', 'w-5/6'][index % 3])} />
      </td>
    </tr>
  ))
