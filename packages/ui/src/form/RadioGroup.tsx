import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'

export interface RadioOption<Value extends string = string> {
  value: Value
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean | undefined
}

interface RadioGroupProps<Value extends string> {
  label: string
  hideLabel?: boolean | undefined
  name?: string | undefined
  options: readonly RadioOption<Value>[]
  /** The value is empty if nothing is chosen yet; undefined leaves the choice to the browser. */
  value?: Value | '' | undefined
  defaultValue?: Value | undefined
  onChange?: ((value: Value) => void) | undefined
  onBlur?: (() => void) | undefined
  /** `list` stacks rows, `inline` puts them side by side, `cards` frames each choice. */
  layout?: 'list' | 'inline' | 'cards' | undefined
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  disabled?: boolean | undefined
  className?: string | undefined
}

const layouts = {
  list: 'grid gap-2',
  inline: 'flex flex-wrap gap-x-6 gap-y-2',
  cards: 'grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]',
} as const

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const {
    label,
    hideLabel = false,
    options,
    layout = 'list',
    hint,
    error,
    required,
    disabled,
    className,
  } = props
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')

  return (
    <fieldset
      disabled={disabled}
      aria-describedby={describedBy || undefined}
      className={cx('min-w-0', className)}
      onBlur={props.onBlur}
    >
      <legend className={cx('mb-2 text-sm font-semibold', hideLabel && 'sr-only')}>
        {label}
        {required ? (
          <span aria-hidden="true" className="ms-0.5 text-danger-text">
            *
          </span>
        ) : null}
      </legend>
      <div className={layouts[layout]}>
        {options.map((option) => (
          <RadioRow key={option.value} group={props} option={option} name={props.name ?? id} />
        ))}
      </div>
      <div aria-live="polite" className="mt-1.5 empty:hidden">
        {error ? (
          <p id={`${id}-error`} className="text-xs font-medium text-danger-text">
            {error}
          </p>
        ) : null}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-xs text-muted">
          {hint}
        </p>
      ) : null}
    </fieldset>
  )
}

interface RadioRowProps<Value extends string> {
  group: RadioGroupProps<Value>
  option: RadioOption<Value>
  name: string
}

const RadioRow = <Value extends string>({ group, option, name }: RadioRowProps<Value>) => (
  <label
    className={cx(
      'flex min-h-6 cursor-pointer items-start gap-2.5 has-disabled:cursor-not-allowed has-disabled:opacity-45 pointer-coarse:min-h-11 pointer-coarse:items-center',
      group.layout === 'cards' &&
        'rounded-md border border-line-strong/55 bg-raised p-3.5 transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft',
    )}
  >
    <input
      type="radio"
      name={name}
      value={option.value}
      required={group.required}
      disabled={option.disabled}
      aria-invalid={group.error ? true : undefined}
      {...(group.value === undefined
        ? { defaultChecked: option.value === group.defaultValue }
        : { checked: option.value === group.value })}
      onChange={() => group.onChange?.(option.value)}
      className="m-[0.1875rem] size-4.5 shrink-0 appearance-none rounded-full border border-line-strong bg-field transition-[border-width,border-color] not-disabled:hover:border-accent checked:border-[5.5px] checked:border-accent checked:bg-on-accent aria-invalid:border-danger-text"
    />
    <span className="grid min-w-0 gap-0.5 pt-0.5">
      <span className="leading-5">{option.label}</span>
      {option.hint ? <span className="text-xs text-muted">{option.hint}</span> : null}
    </span>
  </label>
)
