import {
  Button,
  Columns3Icon,
  Menu,
  MenuCheckboxItem,
  MenuItem,
  MenuSeparator,
  RotateCcwIcon,
} from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { type AdminColumn, columnName } from './AdminColumn.ts'
import type { ColumnChoice } from './useColumnChoice.ts'

interface ColumnMenuProps<Row> {
  columns: readonly AdminColumn<Row>[]
  choice: ColumnChoice<Row>
}

export function ColumnMenu<Row>({ columns, choice }: ColumnMenuProps<Row>) {
  const text = useText()
  return (
    <Menu
      trigger={
        <Button icon={<Columns3Icon />} className="max-sm:flex-1">
          {text('office.list.columns')}
        </Button>
      }
    >
      {columns
        .filter((column) => !column.isFixed)
        .map((column) => (
          <MenuCheckboxItem
            key={column.id}
            checked={choice.isShown(column)}
            onCheckedChange={(isOn) => choice.show(column, isOn)}
          >
            {columnName(column)}
          </MenuCheckboxItem>
        ))}
      <MenuSeparator />
      <MenuItem icon={<RotateCcwIcon />} disabled={!choice.isChanged} onSelect={choice.reset}>
        {text('office.list.columns.reset')}
      </MenuItem>
    </Menu>
  )
}
