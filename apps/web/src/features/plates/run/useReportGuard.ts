import type { PlateRun, ReportEntry } from '@pandok/board'
import { type RefObject, useEffect, useRef } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import type { Losses } from './LeaveReport.tsx'

interface GuardedParts {
  run: PlateRun
  wasCopied: (entries: readonly ReportEntry[]) => boolean
  /** Returns whether the report would be lost. */
  risk?: RefObject<() => boolean> | undefined
  /** The images beside the report. A router has one blocker only, so theirs is here as well. */
  host?: Pick<ImageHost, 'hasUnsavedMarks'> | undefined
}

/**
 * The report is in memory only, because it is about a patient. Leaving the page would lose it, so a
 * confirmation is required unless the report was copied and hasn't changed since. The function `losses`
 * returns what leaving would lose now.
 */
export function useReportGuard({ run, wasCopied, risk, host }: GuardedParts): {
  blocker: Blocker
  losses: () => Losses
} {
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

  const hasUnsavedMarks = () => host?.hasUnsavedMarks?.() ?? false
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      (isAtRisk.current() && (from.pathname !== to.pathname || from.search !== to.search)) ||
      (from.pathname !== to.pathname && hasUnsavedMarks()),
  )
  return { blocker, losses: () => ({ hasReport: isAtRisk.current(), hasMarks: hasUnsavedMarks() }) }
}
