import { toast } from '@pandok/ui'
import { canRender, type PlanesRefusal } from '@pandok/viewer'
import { type ReactNode, useMemo } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import type { ViewerActions } from '../commands/ViewerActions.ts'
import { renderingActions } from '../rendering/renderingActions.ts'
import { imageElement } from '../window/imageElement.ts'
import { useStudiesPart } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { keepPlane } from './keepPlane.ts'
import { PlanesStage } from './PlanesStage.tsx'
import { planeActions } from './planeActions.ts'

interface PlanesParts {
  /** Opens the planes of the active series, or explains why it has none. */
  open: () => void
  /** Opens the volume rendering of the active series, or explains why it has none. */
  render: () => void
  /** These replace the usual actions while planes are shown. */
  actions: ViewerActions
  /** Shown instead of the images. */
  stage: ReactNode | undefined
}

const NONE: ViewerActions = {}

/** Planes through the series in view, shown instead of its images. */
export function usePlanes(): PlanesParts {
  const text = useText()
  const viewer = useViewer()
  const { stack, planes, fused, rendering } = useStorePart(viewer.multiplanar, (state) => state)
  const studies = useStudiesPart((state) => state)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the series that can be fused change when series are added or removed
  return useMemo(() => {
    function leave() {
      viewer.multiplanar.close()
      const { active } = viewer.session.read()
      requestAnimationFrame(() => imageElement(`[data-viewport="${active}"]`)?.focus())
    }
    function open() {
      sayWhyNot(viewer.multiplanar.open())
    }
    function sayWhyNot(refusal: PlanesRefusal) {
      if (!refusal) return
      const title =
        refusal.reason === 'tooLarge'
          ? text('viewer.planes.tooLarge', { needed: refusal.needed, room: refusal.room })
          : text('viewer.planes.refused', { reason: text(`viewer.volume.${refusal.reason}`) })
      toast({ tone: 'warning', title })
    }
    function render() {
      if (canRender()) return sayWhyNot(viewer.multiplanar.toggleRendering())
      if (!viewer.multiplanar.read().planes) open()
      toast({ tone: 'warning', title: text('viewer.rendering.none') })
    }
    function toPlanes() {
      viewer.multiplanar.toggleRendering()
    }
    const isShown = stack && planes
    return {
      open,
      render,
      actions: rendering
        ? renderingActions(rendering, toPlanes)
        : isShown
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
        <PlanesStage key={stack.id} {...{ stack, planes, rendering, onPlanes: toPlanes, onClose: leave }} />
      ) : undefined,
    }
  }, [viewer, text, stack, planes, fused, rendering, studies])
}
