import { useEffect, useState } from 'react'
import { cx } from '../cx.ts'

interface RouteProgressProps {
  active: boolean
  label: string
}

/** Navigations that take fewer milliseconds show no bar. */
const throttle = 200
const duration = 5000
const fadeOut = 320

/**
 * Shows a thin bar at the top edge: it advances for five seconds, then fills up and fades when the navigation
 * is done.
 */
export function RouteProgress({ active, label }: RouteProgressProps) {
  const [phase, setPhase] = useState<'idle' | 'start' | 'running' | 'done'>('idle')

  useEffect(() => {
    if (!active) {
      setPhase((now) => (now === 'start' || now === 'running' ? 'done' : now))
      const timer = setTimeout(() => setPhase('idle'), fadeOut)
      return () => clearTimeout(timer)
    }
    const timer = setTimeout(() => setPhase('start'), throttle)
    return () => clearTimeout(timer)
  }, [active])

  useEffect(() => {
    if (phase !== 'start') return
    // The empty bar must have been painted once for the transition to start.
    const timer = setTimeout(() => setPhase('running'), 20)
    return () => clearTimeout(timer)
  }, [phase])

  if (phase === 'idle') return null
  const transition =
    phase === 'running' ? `transform ${duration}ms cubic-bezier(0.08, 0.7, 0.25, 1)` : undefined
  const scale = { start: 0, running: 0.94, done: 1 }[phase]
  return (
    <div
      role="progressbar"
      aria-label={label}
      className={cx(
        'pointer-events-none fixed inset-x-0 top-0 z-progress h-0.5 transition-opacity delay-150 duration-fast',
        phase === 'done' && 'opacity-0',
      )}
    >
      <div
        className="h-full origin-left bg-accent transition-transform duration-fast rtl:origin-right"
        style={{ transform: `scaleX(${scale})`, transition }}
      />
    </div>
  )
}
