import { Check, Circle } from 'lucide-react'
import { cx } from '../cx.ts'

interface PasswordRulesProps {
  label: string
  rules: readonly { id: string; text: string; met: boolean }[]
  /** Screen readers announce it after each rule. */
  metLabel: string
  unmetLabel: string
  /** The id is for `aria-describedby` of the password field. */
  id?: string | undefined
  className?: string | undefined
}

/** Rules update during typing; shape and text show the state, and color only repeats it. */
export function PasswordRules({ label, rules, metLabel, unmetLabel, id, className }: PasswordRulesProps) {
  return (
    <ul id={id} aria-label={label} className={cx('flex flex-wrap gap-x-4 gap-y-1.5', className)}>
      {rules.map((rule) => (
        <li
          key={rule.id}
          data-met={rule.met}
          className={cx(
            'flex items-center gap-1.5 text-xs',
            rule.met ? 'font-medium text-success-text' : 'text-muted',
          )}
        >
          {rule.met ? (
            <Check aria-hidden="true" strokeWidth={3} className="size-3.5 shrink-0" />
          ) : (
            <Circle aria-hidden="true" className="size-3.5 shrink-0" />
          )}
          <span>
            {rule.text}
            <span className="sr-only"> ({rule.met ? metLabel : unmetLabel})</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
