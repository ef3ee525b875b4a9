import {
  type PresentationContent,
  presentationIn,
  presentedFrame,
  type ShownFrame,
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
): ShownFrame | undefined {
  return useMemo(
    () => (shown && state ? { ...shown, frame: presentedFrame(shown.frame, state) } : shown),
    [shown, state],
  )
}
