import { ConfirmDialog } from '@pandok/ui'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { countUnsaved } from '#shared/editing/unsavedWork.ts'
import type { MarkKeeper } from './createMarkKeeper.ts'

interface MarksGuardProps {
  keeper: MarkKeeper
  /** True if a plate is beside the images. It has its own blocker, and a router supports only one. */
  isBeside: boolean
}

/** Asks before unsaved measurements are lost. */
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
