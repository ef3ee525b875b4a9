import { toast } from '@pandok/ui'
import { type ReactNode, useMemo } from 'react'
import { useText } from '#app/text.ts'
import { useStorePart } from '#app/useStorePart.ts'
import type { ViewerActions } from '../commands/useViewerActions.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { keepPlane } from './keepPlane.ts'
import { PlanesStage } from './PlanesStage.tsx'
import { planeActions } from './planeActions.ts'

interface PlanesParts {
  /** Opens the planes of the active series, or says why there are none. */
  open: () => void
  /** In the place of the usual ones while planes are shown. */
  actions: ViewerActions
  /** In the place of the images. */
  stage: ReactNode | undefined
}

const NONE: ViewerActions = {}

/** Planes through the series that is looked at, in the place of its images. */
export function usePlanes(): PlanesParts {
  const text = useText()
  const viewer = useViewer()
  const { stack, planes } = useStorePart(viewer.multiplanar, (state) => state)

  return useMemo(() => {
    function leave() {
      viewer.multiplanar.close()
      const { active } = viewer.session.read()
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-viewport="${active}"]`)?.focus())
    }
    function open() {
      const refusal = viewer.multiplanar.open()
      if (!refusal) return
      const title =
        refusal.reason === 'tooLarge'
          ? text('viewer.planes.tooLarge', { needed: refusal.needed, room: refusal.room })
          : text('viewer.planes.refused', { reason: text(`viewer.volume.${refusal.reason}`) })
      toast({ tone: 'warning', title })
    }
    const isShown = stack && planes
    return {
      open,
      actions: isShown ? planeActions(planes, leave, () => void keepPlane(viewer, stack, planes)) : NONE,
      stage: isShown ? (
        <PlanesStage key={stack.id} stack={stack} planes={planes} onClose={leave} />
      ) : undefined,
    }
  }, [viewer, text, stack, planes])
}
