import {
  type PresentationContent,
  type PresentedFrame,
  presentationIn,
  presentedShown,
  type ShownFrame,
  type Stack,
  type ViewerState,
} from '@pandok/viewer'
import { useMemo } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useViewer } from '../workspace/ViewerContext.ts'

type Viewport = ViewerState['viewports'][number]

export function usePresentation(viewport: Viewport | undefined): PresentationContent | undefined {
  const viewer = useViewer()
  return useStorePart(viewer.studies, () => viewport && presentationIn(viewer, viewport))
}

/** A frame with its presentation state applied. Measurements use the original frame. */
export function usePresented(
  shown: ShownFrame | undefined,
  state: PresentationContent | undefined,
  stack: Stack | undefined,
): PresentedFrame | undefined {
  const { frames } = useViewer()
  return useMemo(
    () => (shown && state && stack ? presentedShown(shown, state, { frames, stack }) : shown),
    [shown, state, stack, frames],
  )
}
