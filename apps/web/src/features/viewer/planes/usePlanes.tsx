import { toast } from '@pandok/ui'
import { type ReactNode, useMemo } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import type { ViewerActions } from '../commands/useViewerActions.ts'
import { useStudiesPart } from '../workspace/useViewerParts.ts'
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
  const { stack, planes, fused } = useStorePart(viewer.multiplanar, (state) => state)
  const studies = useStudiesPart((state) => state)

  // biome-ignore lint/correctness/useExhaustiveDependencies: series that came or went change what can be laid over planes
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
      actions: isShown
        ? planeActions(planes, {
            close: leave,
            keep: () => void keepPlane(viewer, stack, planes),
            fuse:
              viewer.multiplanar.candidates().length > 0
                ? () => void viewer.multiplanar.fuseNext()
                : undefined,
            blend: fused && ((by) => viewer.multiplanar.setBlend(viewer.multiplanar.read().blend + by)),
          })
        : NONE,
      stage: isShown ? (
        <PlanesStage key={stack.id} stack={stack} planes={planes} onClose={leave} />
      ) : undefined,
    }
  }, [viewer, text, stack, planes, fused, studies])
}
