import type { PlateRun, ReportEntry } from '@pandok/board'
import { type RefObject, useEffect, useRef } from 'react'
import { type Blocker, useBlocker } from 'react-router'

/**
 * The report is in memory only, because it is about a patient. Leaving the page would lose it, so leaving
 * asks, unless the report was copied and hasn't changed since.
 */
export function useReportGuard(
  run: PlateRun,
  wasCopied: (entries: readonly ReportEntry[]) => boolean,
  risk?: RefObject<() => boolean>,
): Blocker {
  const own = useRef((): boolean => false)
  const isAtRisk = risk ?? own
  isAtRisk.current = () => {
    const { entries, runs } = run.read()
    const hasBegun = runs.some(
      ({ isWritten, fillings }) =>
        !isWritten && fillings.some(({ session }) => Object.keys(session.entered().values).length > 0),
    )
    return hasBegun || (entries.length > 0 && !wasCopied(entries))
  }

  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (isAtRisk.current()) event.preventDefault()
    }
    window.addEventListener('beforeunload', hold)
    return () => {
      window.removeEventListener('beforeunload', hold)
      isAtRisk.current = () => false
    }
  }, [isAtRisk])

  return useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isAtRisk.current() && (from.pathname !== to.pathname || from.search !== to.search),
  )
}
