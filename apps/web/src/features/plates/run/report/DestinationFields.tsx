import {
  DESTINATION_CHOICES,
  DESTINATION_NAME_MAX_CHARACTERS,
  type Destination,
  LINE_COLUMNS_MAX,
  LINE_COLUMNS_MIN,
} from '@pandok/board'
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
      <Choice
        label={text('destination.format.label')}
        choices={DESTINATION_CHOICES.format}
        value={destination.format}
        nameOf={(choice) => text(`destination.format.${choice}`)}
        onChange={(format) => change({ format })}
      />
      <Choice
        label={text('destination.characters.label')}
        choices={DESTINATION_CHOICES.characters}
        value={destination.characters}
        nameOf={(choice) => text(`destination.characters.${choice}`)}
        onChange={(characters) => change({ characters })}
      />
      <Choice
        label={text('destination.headings.label')}
        choices={DESTINATION_CHOICES.headings}
        value={destination.headings}
        nameOf={(choice) => text(`destination.headings.${choice}`)}
        onChange={(headings) => change({ headings })}
      />
      <Choice
        label={text('destination.items.label')}
        choices={DESTINATION_CHOICES.items}
        value={destination.items}
        nameOf={(choice) => text(`destination.items.${choice}`)}
        onChange={(items) => change({ items })}
      />
      <Choice
        label={text('destination.numbers.label')}
        choices={DESTINATION_CHOICES.numbers}
        value={destination.numbers}
        nameOf={(choice) => text(`destination.numbers.${choice}`)}
        onChange={(numbers) => change({ numbers })}
      />
      <Choice
        label={text('destination.spacing.label')}
        choices={DESTINATION_CHOICES.spacing}
        value={destination.spacing}
        nameOf={(choice) => text(`destination.spacing.${choice}`)}
        onChange={(spacing) => change({ spacing })}
      />
      <Choice
        label={text('destination.lineEnd.label')}
        choices={DESTINATION_CHOICES.lineEnd}
        value={destination.lineEnd}
        nameOf={(choice) => text(`destination.lineEnd.${choice}`)}
        onChange={(lineEnd) => change({ lineEnd })}
      />
      <Choice
        label={text('destination.koreanEndings.label')}
        choices={DESTINATION_CHOICES.koreanEndings}
        value={destination.koreanEndings}
        nameOf={(choice) => text(`destination.koreanEndings.${choice}`)}
        onChange={(koreanEndings) => change({ koreanEndings })}
      />
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

interface ChoiceProps<Choice extends string> {
  label: string
  choices: readonly Choice[]
  value: Choice
  nameOf: (choice: Choice) => string
  onChange: (choice: Choice) => void
}

function Choice<Choice extends string>(props: ChoiceProps<Choice>) {
  const { label, choices, value, nameOf, onChange } = props
  return (
    <Select
      label={label}
      value={value}
      onChange={({ target }) => {
        const chosen = choices.find((choice) => choice === target.value)
        if (chosen) onChange(chosen)
      }}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {nameOf(choice)}
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

/** What is half typed stays in the field and changes nothing. */
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

/** Undefined: no length that a line can have. */
function columnsIn(words: string): number | null | undefined {
  if (words.trim() === '') return null
  const columns = Number(words)
  const isOne = Number.isInteger(columns) && columns >= LINE_COLUMNS_MIN && columns <= LINE_COLUMNS_MAX
  return isOne ? columns : undefined
}
