import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { softTone, type Tone } from '../tone.ts'

interface BadgeProps {
  tone?: Tone | undefined
  icon?: ReactNode
  /** If true, shows a dot in the color of the tone, for states. */
  dot?: boolean | undefined
  children: ReactNode
  className?: string | undefined
}

export function Badge({ tone = 'neutral', icon, dot = false, children, className }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex h-6 max-w-full items-center gap-1.5 rounded-full border px-2.5 text-xs font-semibold whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0',
        softTone[tone],
        className,
      )}
    >
      {dot ? <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-current" /> : null}
      {icon}
      <span className="truncate">{children}</span>
    </span>
  )
}
