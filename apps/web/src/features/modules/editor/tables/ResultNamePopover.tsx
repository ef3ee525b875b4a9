import { Popover } from '@pandok/ui'
import type { RefObject } from 'react'
import { useText } from '#platform/text/text.ts'
import { useEditor } from '../state/useEditor.ts'
import { NameField } from '../values/NameField.tsx'
import { renameResult } from './renameTable.ts'
import type { TableContext } from './useTable.ts'

interface ResultNamePopoverProps {
  context: TableContext
  column: number
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

export function ResultNamePopover({ context, column, anchor, onClose }: ResultNamePopoverProps) {
  const { table, index } = context
  const text = useText()
  const editor = useEditor()
  const id = table.outs[column]?.id ?? ''
  return (
    <Popover
      open
      onClose={onClose}
      anchor={anchor}
      label={text('moduleLogic.table.resultRename')}
      className="w-72"
    >
      <NameField
        id={id}
        path={['tables', index, 'outs', column, 'id']}
        taken={new Set(table.outs.map((out) => out.id))}
        onRename={(next) => {
          editor.change((definition) => renameResult(definition, table.id, id, next))
          onClose()
        }}
      />
    </Popover>
  )
}
