import { listNames } from '@pandok/domain'
import { Menu, MenuItem, MenuSeparator, TriangleAlertIcon } from '@pandok/ui'
import { type Text, useText } from '#platform/text/text.ts'
import { preventMenuOnArrow } from './preventMenuOnArrow.ts'
import { insertRow, moveRow, removeRow } from './tableEdits.ts'
import type { TableContext } from './useTable.ts'

interface RowMenuProps {
  context: TableContext
  row: number
  cell: { 'data-cell': string; tabIndex: number }
  isUnreachable: boolean
  /** Rows that match some case together with this one. */
  overlaps: readonly number[]
}

/** A row's number, its findings and its actions. */
export function RowMenu({ context, row, cell, isUnreachable, overlaps }: RowMenuProps) {
  const { table, change } = context
  const text = useText()
  const remarks = remarksOn(isUnreachable, overlaps, text)
  const name = [text('moduleLogic.table.rowMenu', { row: row + 1 }), ...remarks].join('. ')
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          {...cell}
          onKeyDown={preventMenuOnArrow}
          aria-label={name}
          title={remarks.join(' ') || undefined}
          className="inline-flex min-h-9 w-full min-w-10 items-center justify-center gap-1 px-1 text-xs font-semibold text-muted tabular-nums hover:bg-hover hover:text-text focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
        >
          {row + 1}
          {remarks.length > 0 ? (
            <TriangleAlertIcon
              className={overlaps.length > 0 ? 'size-3.5 text-danger-text' : 'size-3.5 text-warning-text'}
            />
          ) : null}
        </button>
      }
    >
      <MenuItem onSelect={() => change((now) => insertRow(now, row))}>
        {text('moduleLogic.table.rowAbove')}
      </MenuItem>
      <MenuItem onSelect={() => change((now) => insertRow(now, row + 1))}>
        {text('moduleLogic.table.rowBelow')}
      </MenuItem>
      <MenuItem onSelect={() => change((now) => insertRow(now, row + 1, now.rows[row]))}>
        {text('moduleLogic.item.duplicate')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        disabled={row === 0}
        aside="Alt ↑"
        onSelect={() => change((now) => moveRow(now, row, row - 1))}
      >
        {text('moduleLogic.item.up')}
      </MenuItem>
      <MenuItem
        disabled={row === table.rows.length - 1}
        aside="Alt ↓"
        onSelect={() => change((now) => moveRow(now, row, row + 1))}
      >
        {text('moduleLogic.item.down')}
      </MenuItem>
      <MenuItem danger onSelect={() => change((now) => removeRow(now, row))}>
        {text('moduleLogic.item.delete')}
      </MenuItem>
    </Menu>
  )
}

const remarksOn = (isUnreachable: boolean, overlaps: readonly number[], text: Text): string[] => [
  ...(isUnreachable ? [text('moduleLogic.table.rowUnreachable')] : []),
  ...(overlaps.length > 0
    ? [
        text('moduleLogic.table.rowOverlaps', {
          rows: listNames(
            overlaps.map((other) => other + 1),
            text.locale,
          ),
        }),
      ]
    : []),
]
