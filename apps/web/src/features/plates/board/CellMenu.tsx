import type { CommandId } from '@pandok/board'
import { COMMANDS } from '@pandok/board'
import {
  ArrowDownIcon,
  ArrowLeftRightIcon,
  CopyIcon,
  CopyPlusIcon,
  KeyboardIcon,
  Menu,
  MenuItem,
  MenuSeparator,
  PencilIcon,
  PlusIcon,
  SquareCheckIcon,
  Trash2Icon,
  XIcon,
} from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import { KeyCaps } from '#shared/commands/KeyCaps.tsx'
import type { CommandActions } from '../commands/CommandActions.ts'

interface CellMenuProps {
  /** The position at which the menu opens, in client pixels. */
  at: { x: number; y: number }
  /** True if a key opened it; then the first item gets the focus. */
  byKey: boolean
  isEmpty: boolean
  isSelected: boolean
  actions: CommandActions
  onSelect: () => void
  onClose: () => void
}

/** The commands for one place. Commands that aren't available are left out. */
export function CellMenu({ at, byKey, isEmpty, isSelected, actions, onSelect, onClose }: CellMenuProps) {
  const text = useText()

  function item(id: CommandId, icon: ReactNode, label?: string) {
    const action = actions[id]
    const key = COMMANDS[id].keys[0]
    return action ? (
      <MenuItem
        icon={icon}
        danger={id === 'cell.clear'}
        aside={key ? <KeyCaps value={key} /> : undefined}
        onSelect={action}
      >
        {label ?? text(`command.${id}`)}
      </MenuItem>
    ) : null
  }

  return (
    <Menu
      defaultOpen
      focusFirst={byKey}
      align="start"
      trigger={
        <span
          aria-hidden="true"
          className="pointer-events-none fixed size-0"
          style={{ left: at.x, top: at.y }}
        />
      }
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {item('cell.drop', <ArrowDownIcon />)}
      {item('cell.putBack', <XIcon />)}
      {item(
        'cell.edit',
        isEmpty ? <PlusIcon /> : <PencilIcon />,
        isEmpty ? text('plateBoard.add') : undefined,
      )}
      {isEmpty ? null : (
        <>
          {item('cell.carry', <ArrowLeftRightIcon />)}
          {item('cell.carryCopy', <CopyIcon />)}
          {item('cell.duplicate', <CopyPlusIcon />)}
          <MenuItem icon={<SquareCheckIcon />} onSelect={onSelect}>
            {text(isSelected ? 'plateBoard.deselect' : 'plateBoard.select')}
          </MenuItem>
          <MenuSeparator />
          {item('key.assign', <KeyboardIcon />)}
          {item('key.clear', <XIcon />)}
        </>
      )}
      {actions['cell.clear'] ? <MenuSeparator /> : null}
      {item('cell.clear', <Trash2Icon />)}
    </Menu>
  )
}
