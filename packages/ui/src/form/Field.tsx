import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'

export interface FieldTexts {
  label: string
  /** If true, the label is only for screen readers. */
  hideLabel?: boolean | undefined
  hint?: ReactNode
  error?: string | undefined
  /** The content at the end of the label line: “optional”, a link, a counter. */
  aside?: ReactNode
}

/** The props that connect a control with its label, hint and error. */
export interface FieldControl {
  id: string
  required: boolean | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps extends FieldTexts {
  id?: string | undefined
  required?: boolean | undefined
  className?: string | undefined
  describedBy?: string | undefined
  children: (control: FieldControl) => ReactNode
}

export function Field(props: FieldProps) {
  const { label, hideLabel = false, hint, error, aside, required, className, describedBy, children } = props
  const ownId = useId()
  const id = props.id ?? ownId
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const description = [error && errorId, hint && hintId, describedBy].filter(Boolean).join(' ')

  return (
    <div className={cx('grid min-w-0 content-start gap-1.5', className)}>
      <div className={cx('flex items-baseline justify-between gap-3', hideLabel && !aside && 'sr-only')}>
        <label htmlFor={id} className={cx('text-sm font-semibold text-text', hideLabel && 'sr-only')}>
          {label}
          {required ? (
            <span aria-hidden="true" className="ms-0.5 text-danger-text">
              *
            </span>
          ) : null}
        </label>
        {aside ? <span className="max-w-[70%] shrink-0 self-center text-xs text-muted">{aside}</span> : null}
      </div>
      {children({
        id,
        required,
        'aria-describedby': description || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <div aria-live="polite" className="empty:hidden">
        {error ? <FieldError id={errorId} text={error} /> : null}
      </div>
      {hint ? (
        <p id={hintId} className="text-xs text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  )
}

function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className="flex gap-1.5 text-xs font-medium text-danger-text">
      <CircleAlert className="mt-0.5 size-3.5 shrink-0" />
      <span>{text}</span>
    </p>
  )
}
