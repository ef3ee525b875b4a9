import { toast } from '@pandok/ui'
import { createPlanes, type Planes, volumeOf } from '@pandok/viewer'
import { type ReactNode, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useText } from '#app/text.ts'
import type { ViewerActions } from '../commands/useViewerActions.ts'
import { useStack } from '../desk/useViewerParts.ts'
import { useViewer } from '../desk/ViewerDesk.ts'
import { keepPlane } from './keepPlane.ts'
import { PlanesStage } from './PlanesStage.tsx'
import { planeActions } from './planeActions.ts'
import { shortage } from './useVolume.ts'

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
  const desk = useViewer()
  const [stackId, setStackId] = useState<string>()
  const stack = useStack(stackId)
  const shape = useMemo(() => {
    const verdict = stack && volumeOf(stack)
    return verdict?.ok && !shortage(verdict.shape, desk.frames.budgetBytes) ? verdict.shape : undefined
  }, [stack, desk])
  const planes = usePlanesOf(shape)
  const close = useCallback(() => setStackId(undefined), [])
  useLookingElsewhere(stackId, close)
  const wish = useSyncExternalStore(desk.planeWish.subscribe, desk.planeWish.read)
  useEffect(() => {
    if (!wish) return
    if (wish.stack !== stackId) {
      // Commands are meant for the viewport that its series is in. Whatever is left by that ends before the next begins.
      const { viewports } = desk.session.read()
      const at = viewports.findIndex((one) => one.stack === wish.stack)
      if (at < 0) desk.session.show(wish.stack)
      else desk.session.activate(at)
      desk.slides.leave()
      setStackId(wish.stack)
    } else if (planes) {
      planes.showPlace(wish)
      desk.planeWish.fulfil()
    }
  }, [wish, stackId, planes, desk])

  return useMemo(() => {
    function leave() {
      close()
      const { active } = desk.session.read()
      requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-viewport="${active}"]`)?.focus())
    }
    function open() {
      const { stack: id } = desk.session.activeViewport()
      const chosen = id === undefined ? undefined : desk.stackOf(id)
      if (!chosen) return
      const verdict = volumeOf(chosen)
      if (!verdict.ok) {
        const reason = text(`viewer.volume.${verdict.reason}`)
        toast({ tone: 'warning', title: text('viewer.planes.refused', { reason }) })
        return
      }
      const lack = shortage(verdict.shape, desk.frames.budgetBytes)
      if (lack) toast({ tone: 'warning', title: text('viewer.planes.tooLarge', lack) })
      else setStackId(id)
    }
    const isShown = stack && planes
    return {
      open,
      actions: isShown ? planeActions(planes, leave, () => void keepPlane(desk, stack, planes)) : NONE,
      stage: isShown ? (
        <PlanesStage key={stack.id} stack={stack} planes={planes} onClose={leave} />
      ) : undefined,
    }
  }, [desk, text, stack, planes, close])
}

/**
 * Planes end when something else is to be looked at: a series, the image of a measurement, another layout. Asked of the
 * session itself, since whoever draws by its frame draws the whole screen with every image that is scrolled by.
 */
function useLookingElsewhere(stackId: string | undefined, onElsewhere: () => void): void {
  const { session } = useViewer()
  useEffect(() => {
    if (stackId === undefined) return undefined
    const place = () => {
      const { viewports, active, rows, columns } = session.read()
      return `${rows}x${columns} ${viewports[active]?.frame}`
    }
    const before = place()
    return session.subscribe(() => {
      if (place() !== before) onElsewhere()
    })
  }, [stackId, session, onElsewhere])
}

function usePlanesOf(shape: Planes['shape'] | undefined): Planes | undefined {
  const planes = useMemo(() => shape && createPlanes(shape), [shape])
  useEffect(() => () => planes?.dispose(), [planes])
  return planes
}
