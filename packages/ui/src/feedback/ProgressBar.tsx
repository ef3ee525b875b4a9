import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

interface ProgressBarProps {
  label: string
  value: number
  max?: number | undefined
  /** The state in words, for instance “12 of 40 images”. */
  valueText?: string | undefined
  hideLabel?: boolean | undefined
  aside?: ReactNode
  className?: string | undefined
}

export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  hideLabel = false,
  aside,
  className,
}: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div className={cx('grid gap-1.5', className)}>
      <div className={cx('flex justify-between gap-3 text-xs', hideLabel && 'sr-only')}>
        <span className="font-semibold">{label}</span>
        <span className="text-muted tabular-nums">{aside ?? valueText}</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText}
        className="h-1.5 overflow-hidden rounded-full bg-press"
      >
        <div
          className="size-full origin-left rounded-full bg-accent transition-transform duration-slow rtl:origin-right"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
    </div>
  )
}
