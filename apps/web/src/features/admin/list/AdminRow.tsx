import { Anchor, columnFrom, cx } from '@pandok/ui'
import type { PointerEvent, ReactNode } from 'react'
import type { AdminColumn } from './AdminColumn.ts'

export interface RowTarget<Row> {
  rowHref?: ((row: Row) => string) | undefined
  onOpen?: ((row: Row) => void) | undefined
}

interface AdminRowProps<Row> extends RowTarget<Row> {
  row: Row
  columns: readonly AdminColumn<Row>[]
  index: number
  /** Position in the whole list, counting the header. */
  rowIndex: number
  isActive: boolean
  onActive: (index: number) => void
}

/** All rows have the same height, which virtual scrolling requires. */
export function AdminRow<Row>(props: AdminRowProps<Row>) {
  const { row, columns, index, rowIndex, isActive, onActive } = props
  return (
    <tr
      data-row={index}
      aria-rowindex={rowIndex}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => onActive(index)}
      className="h-9 -outline-offset-2 hover:bg-hover focus-visible:bg-accent-soft"
    >
      {columns.map((column, place) => (
        <td
          key={column.id}
          className={cx(
            'h-9 border-b border-line px-3 py-0 text-sm whitespace-nowrap',
            column.align === 'end' && 'text-end tabular-nums',
            column.align === 'center' && 'text-center',
            column.from && columnFrom[column.from],
            column.className,
          )}
        >
          <div className="max-w-[min(20rem,56vw)] truncate" onPointerEnter={showWhole}>
            {place === 0 ? (
              <Opener row={row} rowHref={props.rowHref} onOpen={props.onOpen}>
                {column.cell(row)}
              </Opener>
            ) : (
              column.cell(row)
            )}
          </div>
        </td>
      ))}
    </tr>
  )
}

const openerClass = 'font-semibold text-accent-text -outline-offset-2 hover:underline'

/**
 * The link is for the mouse and screen readers only; the keyboard uses the row itself, so that Tab stops once
 * per row.
 */
function Opener<Row>({ row, rowHref, onOpen, children }: RowTarget<Row> & { row: Row; children: ReactNode }) {
  if (rowHref) {
    return (
      <Anchor href={rowHref(row)} tabIndex={-1} data-opener="" className={openerClass}>
        {children}
      </Anchor>
    )
  }
  if (!onOpen) return children
  return (
    <button type="button" tabIndex={-1} data-opener="" className={openerClass} onClick={() => onOpen(row)}>
      {children}
    </button>
  )
}

/** Text that is cut off is shown as a tooltip. */
function showWhole({ currentTarget }: PointerEvent<HTMLElement>) {
  const isCut = currentTarget.scrollWidth > currentTarget.clientWidth
  currentTarget.title = isCut ? (currentTarget.textContent ?? '') : ''
}
