import { Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

interface ListFilterProps {
  label: string
  /** Empty if the filter selects nothing. */
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  className?: string
}

export function ListFilter({ label, value, options, onChange, className }: ListFilterProps) {
  const text = useText()
  const isKnown = value === '' || options.some((option) => option.value === value)
  return (
    <Select
      label={label}
      hideLabel
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={className ?? 'max-sm:min-w-28 max-sm:flex-1 sm:max-w-56'}
    >
      <option value="">{text('ui.labelled', { label, value: text('list.filter.any') })}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
      {/* The chosen value stays in the list while the options load; otherwise the field would show a wrong
         value. */}
      {isKnown ? null : <option value={value}>{value}</option>}
    </Select>
  )
}
