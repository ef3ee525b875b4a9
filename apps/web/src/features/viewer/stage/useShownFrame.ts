import {
  createShownFrame,
  type FrameId,
  framesBeside,
  type PresentationContent,
  type ShownState,
  type Stack,
} from '@pandok/viewer'
import { useMemo, useSyncExternalStore } from 'react'
import { useViewer } from '../workspace/ViewerContext.ts'

/** The shown frame of a viewport; it renders again when a frame arrives or fails. */
export function useShownFrame(
  stack: Stack | undefined,
  requested: FrameId | undefined,
  state?: PresentationContent,
): ShownState {
  const { frames } = useViewer()
  const beside = useMemo(() => {
    const frame = stack?.frames.find(({ id }) => id === requested)
    return stack && frame ? framesBeside(stack, frame, state).map(({ id }) => id) : []
  }, [stack, requested, state])
  const shownOf = useMemo(() => createShownFrame(frames), [frames])
  useSyncExternalStore(frames.subscribe, () => (requested === undefined ? undefined : frames.get(requested)))
  useSyncExternalStore(frames.subscribe, () =>
    requested === undefined ? undefined : frames.failureOf(requested),
  )
  useSyncExternalStore(
    frames.subscribe,
    () => beside.filter((id) => frames.get(id) ?? frames.failureOf(id)).length,
  )
  return shownOf(stack, requested, beside)
}
