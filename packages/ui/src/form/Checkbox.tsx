import { Check, Minus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { cx } from '../cx.ts'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode
  hideLabel?: boolean | undefined
  hint?: ReactNode
  error?: string | undefined
  indeterminate?: boolean | undefined
}

export function Checkbox(props: CheckboxProps) {
  const { label, hideLabel = false, hint, error, indeterminate = false, className, id, ref, ...input } = props
  const ownId = useId()
  const inputId = id ?? ownId
  const box = useRef<HTMLInputElement | null>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  const describedBy = [error && `${inputId}-error`, hint && `${inputId}-hint`].filter(Boolean).join(' ')

  return (
    <div className={cx('flex min-w-0 items-start gap-2.5', hideLabel && 'justify-center', className)}>
      <span className="relative grid size-6 shrink-0 place-items-center pointer-coarse:size-7">
        <input
          type="checkbox"
          id={inputId}
          {...input}
          ref={(element) => {
            box.current = element
            if (typeof ref === 'function') return ref(element)
            if (ref) ref.current = element
          }}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          className="peer absolute inset-0 m-auto size-4.5 appearance-none rounded-xs border border-line-strong bg-field transition-colors after:absolute after:-inset-1.5 after:content-[''] checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent not-disabled:hover:border-accent disabled:opacity-45 aria-invalid:border-danger-text"
        />
        <Check
          strokeWidth={3}
          className="pointer-events-none relative hidden size-3.5 text-on-accent peer-checked:not-peer-indeterminate:block"
        />
        <Minus
          strokeWidth={3}
          className="pointer-events-none relative hidden size-3.5 text-on-accent peer-indeterminate:block"
        />
      </span>
      <span className={cx('grid min-w-0 gap-0.5 pt-0.5', hideLabel && 'sr-only')}>
        <label htmlFor={inputId} className="text-base leading-5 text-text">
          {label}
        </label>
        {hint ? (
          <span id={`${inputId}-hint`} className="text-xs text-muted">
            {hint}
          </span>
        ) : null}
        <span aria-live="polite" className="text-xs empty:hidden">
          {error ? (
            <span id={`${inputId}-error`} className="font-medium text-danger-text">
              {error}
            </span>
          ) : null}
        </span>
      </span>
    </div>
  )
}
