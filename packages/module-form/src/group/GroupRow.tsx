import {
  ArrowDownIcon,
  ArrowUpIcon,
  Button,
  EllipsisIcon,
  IconButton,
  Menu,
  MenuItem,
  Trash2Icon,
} from '@pandok/ui'
import { memo, useContext } from 'react'
import { ComputedList } from '../computed/ComputedList.tsx'
import { groupName } from '../computed/nameOf.ts'
import { EarlierContext, useForm } from '../FormContext.ts'
import { InputField } from '../field/InputField.tsx'
import { KeyHint } from '../keyboard/KeyHint.tsx'

interface GroupRowProps {
  group: string
  row: string
  number: number
  isLast: boolean
  canRemove: boolean
}

export const GroupRow = memo(function GroupRow({ group, row, number, isLast, canRemove }: GroupRowProps) {
  const frame = useForm()
  const { words, session, definition } = frame
  const earlier = useContext(EarlierContext)
  const name = words.row(groupName(group, frame), number)
  return (
    <section data-row={row} aria-label={name} className="grid gap-2 border-t border-line pt-2">
      <header className="flex min-h-8 items-center gap-1">
        <h4 className="flex-1 text-sm font-semibold">{name}</h4>
        {number > 1 ? (
          <Button
            size="sm"
            variant="quiet"
            aria-keyshortcuts="Alt+ArrowDown"
            onClick={() => session.sameAsAbove(group, row)}
            iconAfter={<KeyHint>Alt ↓</KeyHint>}
          >
            {words.sameAsAbove}
          </Button>
        ) : null}
        <Menu trigger={<IconButton size="sm" label={words.rowActions(name)} icon={<EllipsisIcon />} />}>
          <MenuItem
            icon={<ArrowUpIcon />}
            aside="Alt Shift ↑"
            disabled={number === 1}
            onSelect={() => frame.rows.move(group, row, -1)}
          >
            {words.moveUp}
          </MenuItem>
          <MenuItem
            icon={<ArrowDownIcon />}
            aside="Alt Shift ↓"
            disabled={isLast}
            onSelect={() => frame.rows.move(group, row, 1)}
          >
            {words.moveDown}
          </MenuItem>
          <MenuItem
            icon={<Trash2Icon />}
            aside="Alt Del"
            danger
            disabled={!canRemove}
            onSelect={() => frame.rows.remove(group, row)}
          >
            {words.removeRow}
          </MenuItem>
        </Menu>
      </header>
      {earlier?.besideRow?.(group, row)}
      {definition.inputs
        .filter((input) => input.group === group)
        .map(({ id }) => (
          <InputField key={id} address={`${id}/${row}`} />
        ))}
      <ComputedList group={group} row={row} />
    </section>
  )
})
