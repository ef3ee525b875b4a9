import { cx, MessageSquareTextIcon, Popover, Select } from '@pandok/ui'
import { useRef, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { LocalTextField } from '../shell/LocalTextField.tsx'
import { useEditorState } from '../state/useEditor.ts'
import { changeRow } from './tableEdits.ts'
import type { TableContext } from './useTable.ts'

interface RowNoteProps {
  context: TableContext
  row: number
  cell: { 'data-cell': string; tabIndex: number }
}

/** The reason for a row: a note, and the source that it follows. */
export function RowNote({ context, row, cell }: RowNoteProps) {
  const { table, change, index } = context
  const text = useText()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const own = table.rows[row]
  if (!own) return null
  const hasNote = own.note !== undefined || own.cite !== undefined
  const name = text(hasNote ? 'moduleLogic.table.noteEdit' : 'moduleLogic.table.noteAdd', { row: row + 1 })
  return (
    <>
      <button
        ref={button}
        type="button"
        {...cell}
        aria-label={name}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className={cx(
          'inline-grid size-9 place-items-center rounded-sm hover:bg-hover focus-visible:-outline-offset-2 pointer-coarse:size-11 [&_svg]:size-4',
          hasNote ? 'text-accent-text' : 'text-faint',
        )}
      >
        <MessageSquareTextIcon />
      </button>
      <Popover
        open={isOpen}
        onClose={() => setOpen(false)}
        anchor={button}
        label={name}
        className="grid w-80 gap-3"
      >
        <LocalTextField
          label={text('moduleLogic.table.note')}
          multiline
          maxLength={2000}
          value={own.note}
          onChange={(note) =>
            change((now) => changeRow(now, row, (each) => put(each, 'note', note)), `note/${row}`)
          }
          path={['tables', index, 'rows', row, 'note']}
        />
        <CiteSelect
          cite={own.cite}
          onChange={(cite) => change((now) => changeRow(now, row, (each) => put(each, 'cite', cite)))}
        />
      </Popover>
    </>
  )
}

interface CiteSelectProps {
  /** Index of the source in the list of citations. */
  cite: number | undefined
  onChange: (cite: number | undefined) => void
}

function CiteSelect({ cite, onChange }: CiteSelectProps) {
  const text = useText()
  const citations = useEditorState(({ definition }) => definition.citations)
  return (
    <Select
      label={text('moduleLogic.table.cite')}
      value={cite === undefined ? '' : String(cite)}
      hint={citations.length === 0 ? text('moduleLogic.table.cite.none') : undefined}
      onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
    >
      <option value="">–</option>
      {citations.map((citation, at) => (
        <option key={citation.text} value={at}>
          {`[${at + 1}] ${citation.text.slice(0, 80)}`}
        </option>
      ))}
    </Select>
  )
}
