import { ChevronDownIcon, cx } from '@pandok/ui'
import { useForm } from '../FormContext.ts'
import { useAnswerPresses } from '../keyboard/useAnswerPresses.ts'
import { listedLabel } from './AnswerLabel.tsx'
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

/** A native list for many options, with the same keys. */
export function OptionSelect({ control, chips, value, isRequired, onChange }: OptionSelectProps) {
  const { words, onAnswered } = useForm()
  const presses = useAnswerPresses(
    chips.map(({ answerKey }) => answerKey),
    (id) => onChange(id),
    onAnswered,
  )
  return (
    <div className={cx(boxClass, 'relative')}>
      <select
        id={control.id}
        value={value ?? ''}
        required={isRequired}
        aria-describedby={control.describedBy}
        aria-invalid={control.isInvalid || undefined}
        onChange={(event) => onChange(event.target.value || undefined)}
        onKeyDown={(event) => {
          if (presses.press(event)) event.preventDefault()
          else presses.endBy(event)
        }}
        onBlur={presses.forget}
        className={cx(controlClass, 'appearance-none truncate pe-8', control.isFaint && 'text-muted italic')}
      >
        <option value="">{words.choose}</option>
        {chips.map(({ id, label, answerKey }) => (
          <option key={id} value={id}>
            {listedLabel(label, answerKey)}
          </option>
        ))}
      </select>
      {presses.typed === '' ? null : (
        <span aria-hidden="true" className="shrink-0 pe-9 text-sm font-semibold text-accent-text">
          {presses.typed}…
        </span>
      )}
      <ChevronDownIcon className="pointer-events-none absolute end-2.5 size-4 text-muted" />
    </div>
  )
}
