import { ConfirmDialog } from '@pandok/ui'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { countUnsaved } from '#shared/editing/unsavedWork.ts'
import type { MarkKeeper } from './createMarkKeeper.ts'

interface MarksGuardProps {
  keeper: MarkKeeper
  /** A plate stands beside the images: it asks before it is left, and a router hears one of both only. */
  isBeside: boolean
}

/** Asks before measurements are left that are kept nowhere. */
export function MarksGuard({ keeper, isBeside }: MarksGuardProps) {
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (keeper.isAtRisk()) event.preventDefault()
    }
    const stopCounting = countUnsaved({ read: () => ({ isDirty: keeper.isAtRisk() }) })
    window.addEventListener('beforeunload', hold)
    return () => {
      stopCounting()
      window.removeEventListener('beforeunload', hold)
    }
  }, [keeper])
  return isBeside ? null : <LeaveDialog keeper={keeper} />
}

function LeaveDialog({ keeper }: Pick<MarksGuardProps, 'keeper'>) {
  const text = useText()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && keeper.isAtRisk(),
  )
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={text('viewer.keep.leave.title')}
      text={text('viewer.keep.leave.text')}
      confirmLabel={text('viewer.keep.leave')}
      cancelLabel={text('ui.cancel')}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
