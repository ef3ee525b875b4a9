import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { type Tone, textTone } from '../tone.ts'

interface StatProps {
  label: ReactNode
  value: ReactNode
  /** A small text after the value, for example its unit. */
  unit?: ReactNode
  hint?: ReactNode
  hintTone?: Tone | undefined
  icon?: ReactNode
  className?: string | undefined
}

export function Stat({ label, value, unit, hint, hintTone = 'neutral', icon, className }: StatProps) {
  return (
    <dl className={cx('grid min-w-0 content-start gap-1', className)}>
      <dt className="flex items-center gap-1.5 text-sm text-muted [&_svg]:size-4">
        {icon}
        {label}
      </dt>
      <dd className="flex min-w-0 items-baseline gap-1">
        <span className="truncate text-3xl font-bold tabular-nums">{value}</span>
        {unit ? <span className="text-sm text-muted">{unit}</span> : null}
      </dd>
      {hint ? <dd className={cx('text-xs', textTone[hintTone])}>{hint}</dd> : null}
    </dl>
  )
}
