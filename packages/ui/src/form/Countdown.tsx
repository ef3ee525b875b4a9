import { Timer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cx } from '../cx.ts'

interface CountdownProps {
  /** The time at which it reaches zero, in milliseconds since 1970. */
  until: number
  label: string
  onEnd?: (() => void) | undefined
  /** Below this number of seconds it is shown as urgent. */
  urgentBelow?: number | undefined
  className?: string | undefined
}

const secondsTo = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000))

/**
 * Shows the minutes and seconds left. They are computed from the clock each time, because timers of a
 * sleeping tab fall behind.
 */
export function Countdown({ until, label, onEnd, urgentBelow = 60, className }: CountdownProps) {
  const [left, setLeft] = useState(() => secondsTo(until))

  useEffect(() => {
    setLeft(secondsTo(until))
    const timer = setInterval(() => {
      const now = secondsTo(until)
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [until])

  const isOver = left === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback must not end it again
  useEffect(() => {
    if (isOver) onEnd?.()
  }, [isOver])

  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <span
      role="timer"
      aria-label={`${label} ${clock}`}
      className={cx(
        'inline-flex items-center gap-1 text-sm font-semibold tabular-nums',
        isOver ? 'text-danger-text' : left < urgentBelow ? 'text-warning-text' : 'text-muted',
        className,
      )}
    >
      <Timer aria-hidden="true" className="size-3.5" />
      {clock}
    </span>
  )
}
