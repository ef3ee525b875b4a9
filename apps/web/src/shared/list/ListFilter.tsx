import { Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

interface ListFilterProps {
  label: string
  /** Empty: any. */
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
  className?: string
}

/** One thing that a list can be narrowed by. */
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
      <option value="">
        {label}: {text('list.filter.any')}
      </option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
      {/* The chosen one stays a choice while the others are on their way: otherwise the field would lie. */}
      {isKnown ? null : <option value={value}>{value}</option>}
    </Select>
  )
}
