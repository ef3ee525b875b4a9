import { Check } from 'lucide-react'
import { cx } from '../cx.ts'

interface StepsProps {
  label: string
  steps: readonly { id: string; label: string }[]
  /** The index of the current step. */
  current: number
  /** Screen readers announce it after completed steps. */
  doneLabel: string
  className?: string | undefined
}

/**
 * Shows the progress of a form with several steps. On narrow screens only the current step shows its name.
 */
export function Steps({ label, steps, current, doneLabel, className }: StepsProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex gap-3">
        {steps.map((step, index) => {
          const isDone = index < current
          const isCurrent = index === current
          return (
            <li
              key={step.id}
              aria-current={isCurrent ? 'step' : undefined}
              className={cx(
                'grid min-w-0 content-start gap-2 text-xs transition-[flex-grow]',
                isCurrent ? 'flex-[2.5] sm:flex-1' : 'flex-1',
              )}
            >
              <span
                aria-hidden="true"
                className={cx('h-1 rounded-full', isDone || isCurrent ? 'bg-accent' : 'bg-line-strong/40')}
              />
              <span
                className={cx(
                  'flex min-w-0 items-start gap-1.5 leading-4.5',
                  isCurrent ? 'font-semibold text-text' : 'text-muted',
                )}
              >
                {isDone ? (
                  <Check
                    aria-hidden="true"
                    strokeWidth={3}
                    className="mt-0.5 size-3.5 shrink-0 text-accent-text"
                  />
                ) : (
                  <span aria-hidden="true" className="tabular-nums">
                    {index + 1}
                  </span>
                )}
                <span className={cx('min-w-0', !isCurrent && 'max-sm:sr-only')}>
                  {step.label}
                  {isDone ? <span className="sr-only"> ({doneLabel})</span> : null}
                </span>
              </span>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
