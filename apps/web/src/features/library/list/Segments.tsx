import { cx } from '@pandok/ui'
import { useId } from 'react'

interface SegmentsProps {
  label: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
  className?: string | undefined
}

/** A choice of few options side by side. Radio buttons give it one tab stop and arrow keys. */
export function Segments({ label, options, value, onChange, className }: SegmentsProps) {
  const name = useId()
  return (
    <fieldset className={cx('flex min-w-0 shrink-0', className)}>
      <legend className="sr-only">{label}</legend>
      <div className="flex min-w-0 flex-1 gap-1 rounded-md border border-line-strong/55 bg-sunken p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex h-9 min-w-0 flex-auto cursor-pointer items-center justify-center rounded-sm px-3 text-sm whitespace-nowrap text-muted transition-colors hover:text-text has-checked:bg-raised has-checked:font-semibold has-checked:text-text has-checked:shadow-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus pointer-coarse:h-11"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            <span className="truncate">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
