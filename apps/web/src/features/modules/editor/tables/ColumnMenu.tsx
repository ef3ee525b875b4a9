import { ChevronDownIcon, Menu, MenuGroup, MenuRadioGroup, MenuRadioItem, MenuSeparator } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { ColumnPlaceItems } from './ColumnPlaceItems.tsx'
import { preventMenuOnArrow } from './preventMenuOnArrow.ts'
import { changeColumn, moveColumn, removeColumn } from './tableEdits.ts'
import type { TableContext } from './useTable.ts'

interface HeadMenuProps {
  context: TableContext
  column: number
  cell: { 'data-cell': string; tabIndex: number }
}

export const headButtonClass =
  'flex min-h-10 w-full items-center gap-1.5 px-2.5 py-1.5 text-start text-xs font-semibold hover:bg-hover focus-visible:-outline-offset-2 [&_svg]:size-3.5 [&_svg]:shrink-0 [&_svg]:text-muted'

/** The head of a condition column: its field and its actions. */
export function ColumnMenu({ context, column, cell }: HeadMenuProps) {
  const { table, change, fields } = context
  const text = useText()
  const ref = table.cols[column]?.ref ?? ''
  const field = fields.find(({ id }) => id === ref)
  const name = field?.label ?? ref
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          {...cell}
          onKeyDown={preventMenuOnArrow}
          aria-label={text('moduleLogic.table.columnMenu', { name })}
          className={headButtonClass}
        >
          <span className="grid min-w-0 flex-1">
            <span className="truncate">{name}</span>
            {field?.unit ? (
              <span className="truncate text-2xs font-normal text-muted">{field.unit}</span>
            ) : null}
          </span>
          <ChevronDownIcon />
        </button>
      }
    >
      <MenuGroup label={text('moduleLogic.table.asksAbout')}>
        <MenuRadioGroup
          value={ref}
          onValueChange={(next) => change((now) => changeColumn(now, column, next))}
        >
          {fields.map(({ id, label }) => (
            <MenuRadioItem key={id} value={id}>
              {label}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuGroup>
      <MenuSeparator />
      <ColumnPlaceItems
        column={column}
        count={table.cols.length}
        onMove={(to) => change((now) => moveColumn(now, column, to))}
        onRemove={() => change((now) => removeColumn(now, column))}
      />
    </Menu>
  )
}
