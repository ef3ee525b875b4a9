interface RangeFieldProps {
  label: string
  min: number
  max: number
  step: number
  value: number
  onChange: (value: number) => void
}

export function RangeField({ label, value, onChange, ...range }: RangeFieldProps) {
  return (
    <label className="grid content-start gap-1.5 font-semibold">
      <span className="flex justify-between gap-2">
        {label}
        <span aria-hidden="true" className="tabular-nums">
          {value}
        </span>
      </span>
      <input
        type="range"
        {...range}
        value={value}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="h-6 w-full accent-accent"
      />
    </label>
  )
}
