import { createShownFrame, type FrameId, type ShownState, type Stack } from '@pandok/viewer'
import { useMemo, useSyncExternalStore } from 'react'
import { useViewer } from '../workspace/ViewerContext.ts'

/** The shown frame of a viewport; it renders again when a frame arrives or fails. */
export function useShownFrame(stack: Stack | undefined, requested: FrameId | undefined): ShownState {
  const { frames } = useViewer()
  const shownOf = useMemo(() => createShownFrame(frames), [frames])
  useSyncExternalStore(frames.subscribe, () => (requested === undefined ? undefined : frames.get(requested)))
  useSyncExternalStore(frames.subscribe, () =>
    requested === undefined ? undefined : frames.failureOf(requested),
  )
  return shownOf(stack, requested)
}
