import { type Ref, useId, useState } from 'react'
import { cx } from '../cx.ts'
import { Field, type FieldTexts } from './Field.tsx'

interface CodeFieldProps extends FieldTexts {
  value: string
  onChange: (code: string) => void
  /** Called once when the last digit has been entered. */
  onComplete?: ((code: string) => void) | undefined
  length?: number | undefined
  id?: string | undefined
  name?: string | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  onBlur?: (() => void) | undefined
  className?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
  'data-autofocus'?: boolean | undefined
}

/** Full-width digits of East Asian keyboards are accepted; spaces and dashes of a pasted code are removed. */
function digitsOf(text: string, length: number): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, length)
}

/** A single real input (so that autofill, paste and screen readers work) is drawn as a row of keys. */
export function CodeField(props: CodeFieldProps) {
  const {
    label,
    hideLabel,
    hint,
    error,
    aside,
    id,
    required,
    className,
    value,
    length = 6,
    disabled = false,
  } = props
  const [isFocused, setFocused] = useState(false)

  function change(text: string) {
    const code = digitsOf(text, length)
    props.onChange(code)
    if (code.length === length && code !== value) props.onComplete?.(code)
  }

  return (
    <Field {...{ label, hideLabel, hint, error, aside, id, required, className }}>
      {(control) => (
        <div className="relative w-full max-w-90">
          <CodeKeys {...{ value, length, isFocused, disabled }} hasError={error !== undefined} />
          <input
            {...control}
            ref={props.ref}
            name={props.name}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            spellCheck={false}
            disabled={disabled}
            value={value}
            data-autofocus={props['data-autofocus']}
            onChange={(event) => change(event.target.value)}
            onFocus={(event) => {
              setFocused(true)
              event.target.setSelectionRange(length, length)
            }}
            onBlur={() => {
              setFocused(false)
              props.onBlur?.()
            }}
            // The text is transparent, because the keys show it. With 16 px, iOS doesn't zoom.
            className="absolute inset-0 w-full bg-transparent text-[1rem] text-transparent caret-transparent outline-none selection:bg-transparent selection:text-transparent autofill:!bg-transparent autofill:[-webkit-text-fill-color:transparent] autofill:!shadow-none"
          />
        </div>
      )}
    </Field>
  )
}

interface CodeKeysProps {
  value: string
  length: number
  isFocused: boolean
  hasError: boolean
  disabled: boolean
}

/** Shows the digits; the input above them receives the typing. */
function CodeKeys({ value, length, isFocused, hasError, disabled }: CodeKeysProps) {
  const slotId = useId()
  return (
    <div aria-hidden="true" className="flex gap-1.5 sm:gap-2">
      {Array.from({ length }, (_, index) => {
        const isNext = isFocused && index === Math.min(value.length, length - 1)
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the positions of a code never move
            key={`${slotId}${index}`}
            className={cx(
              'grid h-13 min-w-0 flex-1 place-items-center rounded-md border bg-field text-2xl font-semibold tabular-nums transition-colors',
              hasError ? 'border-danger-text' : value[index] ? 'border-line-strong' : 'border-line-strong/80',
              isNext && 'border-focus outline-2 -outline-offset-1 outline-focus',
              disabled && 'opacity-45',
            )}
          >
            <span className="forced-colors:hidden">{value[index]}</span>
          </span>
        )
      })}
    </div>
  )
}
