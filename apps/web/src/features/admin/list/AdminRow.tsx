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

/** The first column stays while the others are scrolled sideways, and its edge is drawn then. */
export const pinnedClass =
  'start-0 after:absolute after:inset-y-0 after:end-0 after:w-px group-data-scrolled/beside:after:bg-line-strong'

/** All rows have the same height, which virtual scrolling requires. */
export function AdminRow<Row>(props: AdminRowProps<Row>) {
  const { row, columns, index, rowIndex, isActive, onActive } = props
  return (
    <tr
      data-row={index}
      aria-rowindex={rowIndex}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => onActive(index)}
      className="group/row h-9 -outline-offset-2 hover:bg-hover focus-visible:bg-accent-soft"
    >
      {columns.map((column, place) => (
        <td
          key={column.id}
          className={cx(
            'h-9 border-b border-line px-3 py-0 text-sm whitespace-nowrap',
            place === 0 && cx('sticky z-1', pinnedClass, pinnedGround),
            column.align === 'end' && 'text-end tabular-nums',
            column.align === 'center' && 'text-center',
            column.from && columnFrom[column.from],
            column.className,
          )}
        >
          <div
            className={cx('truncate', place === 0 ? 'max-w-[min(20rem,42vw)]' : 'max-w-[min(20rem,56vw)]')}
            onPointerEnter={showWhole}
          >
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

/** What is scrolled below it must not show through, as it would through the row's own colors. */
const pinnedGround =
  'bg-raised group-hover/row:bg-[linear-gradient(var(--hover),var(--hover))] group-focus-visible/row:bg-accent-soft'

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
