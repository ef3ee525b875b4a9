import {
  CELL_NAME_MAX_CHARACTERS,
  CELL_TITLE_MAX_CHARACTERS,
  type Cell,
  cellIn,
  countCharacters,
  type PlateFaultReason,
} from '@pandok/domain'
import { TextField } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { useCellWork } from './CellContext.ts'

const LIMITS = { name: CELL_NAME_MAX_CHARACTERS, title: CELL_TITLE_MAX_CHARACTERS } as const

type Field = keyof typeof LIMITS

/** The name on the key and the title in the report; the title follows the name until it is edited. */
export function NameFields() {
  const { locale } = useText()
  const { change } = useCellWork()
  return (
    <div className="grid gap-4 @md:grid-cols-2">
      <WordsField
        field="name"
        onChange={(name) => change((cell) => renamed(cellIn(cell, locale), name), 'name')}
      />
      <WordsField
        field="title"
        onChange={(title) => change((cell) => ({ ...cellIn(cell, locale), title }), 'title')}
      />
    </div>
  )
}

const renamed = (cell: Cell, name: string): Cell => ({
  ...cell,
  name,
  title: cell.title === cell.name || cell.title.trim() === '' ? name : cell.title,
})

function WordsField({ field, onChange }: { field: Field; onChange: (words: string) => void }) {
  const text = useText()
  const { cell, path, hasTriedToSave } = useCellWork()
  const [wasLeft, setLeft] = useState(false)
  const value = cellIn(cell, text.locale)[field]
  const max = LIMITS[field]
  const count = countCharacters(value.trim())
  const isMissing = count === 0 && (wasLeft || hasTriedToSave)
  const missing: PlateFaultReason = `cell.${field}.required`
  return (
    <TextField
      label={text(field === 'name' ? 'plateCell.name' : 'plateCell.title.label')}
      required
      autoComplete="off"
      value={value}
      maxLength={max * 10}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => setLeft(true)}
      hint={text(`plateCell.${field}.hint`)}
      error={isMissing ? text.problem(missing) : count > max ? text.problem('tooLong', { max }) : undefined}
      aside={text('plateCell.counter', { count, max })}
      data-path={pathName([...path, field])}
    />
  )
}
