import { useEffect, useState } from 'react'

const secondsTo = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000))

/**
 * Whole seconds until a moment, 0 after it. It is computed from the clock, because timers of a sleeping tab
 * fall behind.
 */
export function useSecondsLeft(until: number): number {
  const [, tick] = useState(0)
  useEffect(() => {
    if (secondsTo(until) === 0) return
    const timer = setInterval(() => {
      tick((count) => count + 1)
      if (secondsTo(until) === 0) clearInterval(timer)
    }, 500)
    return () => clearInterval(timer)
  }, [until])
  return secondsTo(until)
}
