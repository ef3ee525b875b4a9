import { ChevronDownIcon, cx } from '@pandok/ui'
import { useForm } from '../FormContext.ts'
import { boxClass, controlClass } from './boxClass.ts'
import type { FieldControl } from './FieldFrame.tsx'
import type { Chip } from './OptionChips.tsx'

interface OptionSelectProps {
  control: FieldControl
  chips: readonly Chip[]
  value: string | undefined
  isRequired: boolean
  onChange: (id: string | undefined) => void
}

/** More answers than digits: the system's own list, with its type-ahead. */
export function OptionSelect({ control, chips, value, isRequired, onChange }: OptionSelectProps) {
  const { words } = useForm()
  return (
    <div className={cx(boxClass, 'relative')}>
      <select
        id={control.id}
        value={value ?? ''}
        required={isRequired}
        aria-describedby={control.describedBy}
        aria-invalid={control.isInvalid || undefined}
        onChange={(event) => onChange(event.target.value || undefined)}
        className={cx(controlClass, 'appearance-none truncate pe-8', control.isFaint && 'text-muted italic')}
      >
        <option value="">{words.choose}</option>
        {chips.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute end-2.5 size-4 text-muted" />
    </div>
  )
}
