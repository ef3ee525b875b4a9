import { cx } from '@pandok/ui'
import {
  createPlaneSurface,
  homeOf,
  isNuclear,
  isSeenOn,
  matrixOf,
  millimetreMatrix,
  type PlaneName,
  type Planes,
  placementOf,
  type ShownPlane,
  type Slicer,
  type Stack,
  shapeOfPlane,
  type View,
} from '@pandok/viewer'
import { memo, type RefObject, useMemo, useRef, useSyncExternalStore } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { cursorOf } from '../interaction/cursorOf.ts'
import { useInteraction } from '../interaction/useInteraction.ts'
import { useLatest } from '../interaction/useLatest.ts'
import { PlaneLabels } from '../objects/PlaneLabels.tsx'
import { ColorLegend } from '../stage/ColorLegend.tsx'
import { EdgeMarks } from '../stage/EdgeMarks.tsx'
import { Magnifier } from '../stage/Magnifier.tsx'
import { TextPrompt } from '../stage/TextPrompt.tsx'
import { useElementSize } from '../stage/useElementSize.ts'
import { useSessionPart } from '../workspace/useViewerParts.ts'
import { useViewer } from '../workspace/ViewerContext.ts'
import { planeTask } from './PlaneCanvas.tsx'
import { layersOf, PlaneLayers } from './PlaneLayers.tsx'
import { PlaneLines } from './PlaneLines.tsx'
import { PlaneMeasurements } from './PlaneMeasurements.tsx'
import { PlaneTexts } from './PlaneTexts.tsx'
import type { Fusion } from './useFusion.ts'

interface PlaneViewProps {
  name: PlaneName
  stack: Stack
  planes: Planes
  slicer: Slicer
  fusion: Fusion | undefined
}

/** One plane. It shares the window of its series and has its own zoom and pan. */
export const PlaneView = memo(function PlaneView({ name, stack, planes, slicer, fusion }: PlaneViewProps) {
  const text = useText()
  const { session } = useViewer()
  const root = useRef<HTMLDivElement>(null)
  const size = useElementSize(root)
  const picture = useSyncExternalStore(slicer.subscribe, () => slicer.pictureOf(name))
  const inMm = useStorePart(planes, ({ placements }) => placements[name])
  const basis = useStorePart(planes, (state) => state.basis)
  const isActive = useStorePart(planes, ({ active }) => active === name)
  const look = useSessionPart(({ viewports, active }) => viewports[active]?.view)
  const viewport = useSessionPart(({ active }) => active)
  const home = useMemo(() => homeOf(planes.shape, basis, name), [planes, basis, name])
  const placement = picture && size ? placementOf(inMm, picture.plane, home, size) : undefined
  const view: View | undefined = look && placement && { ...look, ...placement }
  const matrix = picture && view && size ? matrixOf(view, shapeOfPlane(picture.plane), size) : undefined
  const shown = picture && view && matrix && size ? { picture, view, matrix, size } : undefined
  const over = useFusedPlane({ name, fusion, look, inMm, home, size })
  const tool = useSessionPart((state) => state.tool)
  const painted = useLatest(shown)
  const surface = useMemo(
    () => createPlaneSurface({ session, planes, name, stack, painted }),
    [session, planes, name, stack, painted],
  )
  const draft = useInteraction(root, {
    surface,
    tool,
    seen: shown && JSON.stringify(shown.picture.plane.geometry),
  })

  return (
    // biome-ignore lint/a11y/useSemanticElements: this is a workspace, not a set of form fields
    <div
      ref={root}
      role="group"
      aria-label={text(`viewer.planes.${name}`)}
      aria-current={isActive ? 'true' : undefined}
      data-plane={name}
      data-viewport={isActive ? viewport : undefined}
      data-coarse={picture?.isCoarse ? '' : undefined}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => planes.activate(name)}
      className={cx(
        'relative min-h-0 min-w-0 touch-none overflow-hidden bg-image text-on-image outline-2 -outline-offset-2 select-none',
        isActive ? 'outline-accent' : 'outline-transparent',
        cursorOf(tool),
      )}
      onContextMenu={(event) => event.preventDefault()}
    >
      {shown ? <PlaneParts {...{ name, stack, planes, fusion, root, shown, over, draft, isActive }} /> : null}
    </div>
  )
})

interface FusedParts {
  name: PlaneName
  fusion: Fusion | undefined
  look: View | undefined
  inMm: Parameters<typeof placementOf>[0]
  home: ReturnType<typeof homeOf>
  size: ReturnType<typeof useElementSize>
}

/** The fused series cut at the same position. */
function useFusedPlane({ name, fusion, look, inMm, home, size }: FusedParts): ShownPlane | undefined {
  const laid = useSyncExternalStore(fusion?.slicer.subscribe ?? never, () => fusion?.slicer.pictureOf(name))
  return useMemo((): ShownPlane | undefined => {
    if (!fusion || !laid || !look || !size) return undefined
    const own: View = {
      isInverted: false,
      isSmooth: look.isSmooth,
      voi: fusion.voi,
      ...placementOf(inMm, laid.plane, home, size),
    }
    return { picture: laid, view: own, matrix: matrixOf(own, shapeOfPlane(laid.plane), size), size }
  }, [fusion, laid, look, size, inMm, home])
}

interface PlanePartsProps extends Omit<PlaneViewProps, 'slicer'> {
  root: RefObject<HTMLDivElement | null>
  shown: ShownPlane
  over: ShownPlane | undefined
  draft: ReturnType<typeof useInteraction>
  isActive: boolean
}

function PlaneParts(props: PlanePartsProps) {
  const { name, stack, planes, fusion, root, shown, over, draft, isActive } = props
  const blend = fusion?.blend ?? 0
  const layers = {
    base: shown,
    fused: over,
    isBaseOver: isNuclear(stack),
    isFusedColored: fusion?.isColored ?? false,
  }
  return (
    <>
      <PlaneLayers {...layers} blend={blend} />
      <PlaneLabels patientKey={stack.patientKey} {...shown} />
      <PlaneLines name={name} planes={planes} {...shown} />
      <PlaneMeasurements stack={stack} planes={planes} draft={draft} {...shown} />
      <EdgeMarks frame={shown.picture.frame} view={shown.view} />
      <ColorLegend
        frame={shown.picture.frame}
        decoded={shown.picture.decoded}
        view={shown.view}
        height={shown.size.height}
      />
      <PlaneTexts name={name} planes={planes} fusion={fusion} {...shown} />
      <Magnifier
        root={root}
        size={shown.size}
        tasks={layersOf(layers).flatMap((layer, index) =>
          layer
            ? [{ task: planeTask(layer), matrix: layer.matrix, ...(index > 0 && { opacity: blend }) }]
            : [],
        )}
      />
      <TextPrompt
        root={root}
        isHere={(place) => isSeenOn(place, stack, planes, shown.picture)}
        matrixOf={(place) =>
          place.on === 'plane'
            ? millimetreMatrix(place.geometry, shown.picture.plane, shown.matrix)
            : shown.matrix
        }
        isActive={isActive}
      />
    </>
  )
}

/** Nothing is fused, so there is nothing to subscribe to. */
const never = () => () => undefined
