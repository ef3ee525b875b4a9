import { cx } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { passwordStrength, type Strength } from './passwordStrength.ts'

const LEVELS: readonly Strength[] = ['weak', 'fair', 'strong']

const looks: Record<Strength, { bar: string; words: string }> = {
  weak: { bar: 'bg-danger', words: 'text-danger-text' },
  fair: { bar: 'bg-warning', words: 'text-warning-text' },
  strong: { bar: 'bg-success', words: 'text-success-text' },
}

/**
 * How hard the password is to guess. A screen reader announces it when the level changes, not at every
 * keystroke.
 */
export function StrengthHint({ typed }: { typed: string }) {
  const text = useText()
  const strength = passwordStrength(typed)
  return (
    <div role="status" className="empty:hidden">
      {typed === '' ? null : (
        <p className={cx('flex items-center gap-2 text-xs font-medium', looks[strength].words)}>
          <span aria-hidden="true" className="flex shrink-0 gap-1">
            {LEVELS.map((level, at) => (
              <span
                key={level}
                className={cx(
                  'h-1 w-5 rounded-full',
                  at <= LEVELS.indexOf(strength) ? looks[strength].bar : 'bg-line',
                )}
              />
            ))}
          </span>
          {text(`account.password.strength.${strength}`)}
        </p>
      )}
    </div>
  )
}
