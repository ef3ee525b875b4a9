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

/** The presentation state that a viewport is shown with. */
export function usePresentation(viewport: Viewport | undefined): PresentationContent | undefined {
  const viewer = useViewer()
  return useStorePart(viewer.studies, () => viewport && presentationIn(viewer, viewport))
}

/** A frame as a state has it painted. What is measured is measured on the frame of the file. */
export function usePresented(
  shown: ShownFrame | undefined,
  state: PresentationContent | undefined,
): ShownFrame | undefined {
  return useMemo(
    () => (shown && state ? { ...shown, frame: presentedFrame(shown.frame, state) } : shown),
    [shown, state],
  )
}
