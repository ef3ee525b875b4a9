import { TextField } from '@pandok/ui'
import { useTyped } from '#shared/editing/useTyped.ts'

interface DayFieldProps {
  label: string
  value: string
  onChange: (day: string) => void
  min?: string | undefined
  max?: string | undefined
}

/** A browser reports the year after every typed digit: 0002, 0020, 0202, then 2026. */
const isWhole = (day: string) => day === '' || day >= '2000'

export function DayField({ label, value, onChange, min, max }: DayFieldProps) {
  const { typed, setTyped, markSent } = useTyped(value)
  return (
    <TextField
      type="date"
      label={label}
      hideLabel
      prefix={<span aria-hidden="true">{label}</span>}
      value={typed}
      min={min || undefined}
      max={max || undefined}
      onChange={({ target }) => {
        setTyped(target.value)
        if (!isWhole(target.value)) return
        markSent(target.value)
        onChange(target.value)
      }}
      inputClassName="!ps-2 !text-sm"
      className="w-48 max-sm:flex-1 max-sm:basis-full"
    />
  )
}
