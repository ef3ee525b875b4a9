import { Select } from '@pandok/ui'
import { useText } from '#app/text.ts'

interface AdminFilterProps {
  label: string
  /** Empty: any. */
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
}

export function AdminFilter({ label, value, onChange, options }: AdminFilterProps) {
  const text = useText()
  return (
    <Select
      label={label}
      hideLabel
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="max-sm:min-w-28 max-sm:flex-1 sm:max-w-56"
    >
      <option value="">
        {label}: {text('list.filter.any')}
      </option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}
