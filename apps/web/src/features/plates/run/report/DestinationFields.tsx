import {
  DESTINATION_CHOICES,
  DESTINATION_NAME_MAX_CHARACTERS,
  type Destination,
  LINE_COLUMNS_MAX,
  LINE_COLUMNS_MIN,
} from '@pandok/board'
import type { MessageKey } from '@pandok/i18n'
import { Select, TextField } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'

interface DestinationFieldsProps {
  destination: Destination
  onChange: (destination: Destination) => void
}

export function DestinationFields({ destination, onChange }: DestinationFieldsProps) {
  const text = useText()
  const isText = destination.format === 'text'
  const change = (differences: Partial<Destination>) => onChange({ ...destination, ...differences })
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        className="sm:col-span-2"
        label={text('destination.name')}
        hint={text('destination.nameHint')}
        value={destination.name}
        maxLength={DESTINATION_NAME_MAX_CHARACTERS}
        autoComplete="off"
        onChange={({ target }) => change({ name: target.value })}
      />
      {CHOICES.map((field) => (
        <Choice key={field} field={field} value={destination[field]} onChange={change} />
      ))}
      {isText ? (
        <ColumnsField
          className="sm:col-span-2"
          value={destination.lineColumns}
          onChange={(lineColumns) => change({ lineColumns })}
        />
      ) : null}
    </div>
  )
}

const CHOICES = [
  ...(['format', 'characters', 'headings', 'items'] as const),
  ...(['numbers', 'spacing', 'lineEnd', 'koreanEndings'] as const),
] as const

interface ChoiceProps {
  field: (typeof CHOICES)[number]
  value: string
  onChange: (differences: Partial<Destination>) => void
}

function Choice({ field, value, onChange }: ChoiceProps) {
  const text = useText()
  const choices: readonly string[] = DESTINATION_CHOICES[field]
  return (
    <Select
      label={text(`destination.${field}.label`)}
      value={value}
      onChange={({ target }) => {
        if (choices.includes(target.value)) onChange({ [field]: target.value })
      }}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {text(`destination.${field}.${choice}` as MessageKey)}
        </option>
      ))}
    </Select>
  )
}

interface ColumnsFieldProps {
  value: number | null
  onChange: (columns: number | null) => void
  className: string
}

/** An unfinished number stays in the field and changes nothing. */
function ColumnsField({ value, onChange, className }: ColumnsFieldProps) {
  const text = useText()
  const [words, setWords] = useState(value === null ? '' : String(value))
  const range = { min: LINE_COLUMNS_MIN, max: LINE_COLUMNS_MAX }
  const columns = columnsIn(words)
  return (
    <TextField
      className={className}
      label={text('destination.lineColumns.label')}
      hint={text('destination.lineColumns.hint', range)}
      error={columns === undefined ? text('destination.lineColumns.wrong', range) : undefined}
      inputMode="numeric"
      autoComplete="off"
      value={words}
      onChange={({ target }) => {
        setWords(target.value)
        const next = columnsIn(target.value)
        if (next !== undefined) onChange(next)
      }}
    />
  )
}

/** Undefined for an invalid line length. */
function columnsIn(words: string): number | null | undefined {
  if (words.trim() === '') return null
  const columns = Number(words)
  const isOne = Number.isInteger(columns) && columns >= LINE_COLUMNS_MIN && columns <= LINE_COLUMNS_MAX
  return isOne ? columns : undefined
}
