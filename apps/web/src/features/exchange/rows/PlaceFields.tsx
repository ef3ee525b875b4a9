import { mapKeyboard } from '@pandok/board'
import { CELLS_MAX } from '@pandok/domain'
import type { ArrangedPlate, ProposedRow } from '@pandok/exchange/proposal'
import { Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useKeyLabel } from '#shared/board/useKeyLabel.ts'

const KEYS = Object.keys(
  mapKeyboard(Array.from({ length: CELLS_MAX }, (_, position) => ({ id: `${position}`, position }))),
)

interface KeyChoiceProps {
  row: ProposedRow
  value: string | undefined
  onChange: (key: string | null) => void
}

/** A key that another cell already has moves to this row; the other cell gets the next free key. */
export function KeyChoice({ row, value, onChange }: KeyChoiceProps) {
  const text = useText()
  const label = useKeyLabel()
  const keys = value === undefined || KEYS.includes(value) ? KEYS : [value, ...KEYS]
  return (
    <Select
      label={text('ui.labelled', { label: text('import.row.key'), value: row.name })}
      hideLabel
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    >
      <option value="">–</option>
      {keys.map((key) => (
        <option key={key} value={key}>
          {label(key)}
        </option>
      ))}
    </Select>
  )
}

interface PlateChoiceProps {
  row: ProposedRow
  value: string | undefined
  plates: readonly ArrangedPlate[]
  onChange: (plate: string | null) => void
}

export function PlateChoice({ row, value, plates, onChange }: PlateChoiceProps) {
  const text = useText()
  return (
    <Select
      label={text('ui.labelled', { label: text('import.row.plate'), value: row.name })}
      hideLabel
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
    >
      <option value="">{text('import.row.plate.none')}</option>
      {plates.map(({ id, name, cells }) => (
        <option key={id} value={id} disabled={id !== value && cells.length >= CELLS_MAX}>
          {name}
        </option>
      ))}
    </Select>
  )
}
