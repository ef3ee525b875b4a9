import { cx } from '@pandok/ui'

interface DemoKeyProps {
  letter: string
  name: string
  /** Its sentence stands in the report. */
  isLit: boolean
  onPress: () => void
}

export function DemoKey({ letter, name, isLit, onPress }: DemoKeyProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      aria-keyshortcuts={letter}
      className={cx(
        'grid min-w-0 gap-1.5 rounded-md border p-1.5 text-start shadow-key transition-[background-color,border-color,transform] active:translate-y-px sm:p-2.5',
        isLit
          ? 'border-accent-line bg-accent-soft hover:border-accent'
          : 'border-line bg-surface hover:border-line-strong',
      )}
    >
      <span
        aria-hidden="true"
        className={cx('text-2xs leading-none font-bold', isLit ? 'text-accent-text' : 'text-faint')}
      >
        {letter}
      </span>
      <span className="truncate text-xs leading-tight font-semibold xs:text-sm sm:text-base">{name}</span>
    </button>
  )
}
