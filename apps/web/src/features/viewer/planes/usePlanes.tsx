import { toast } from '@pandok/ui'
import { volumeOf } from '@pandok/viewer'
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useText } from '#app/text.ts'
import type { ViewerActions } from '../commands/useViewerActions.ts'
import { useSessionPart, useStack } from '../desk/useViewerParts.ts'
import { useViewer } from '../desk/ViewerDesk.ts'
import { createPlanes, type Planes } from './createPlanes.ts'
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
  // Something else is to be looked at: a series, or the image of a measurement.
  const lookedAt = useSessionPart(({ viewports, active }) => viewports[active]?.frame)
  const layout = useSessionPart(({ rows, columns }) => `${rows}x${columns}`)
  const isTurning = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what ends it
  useEffect(() => {
    if (!isTurning.current) setStackId(undefined)
    isTurning.current = false
  }, [lookedAt, layout])
  const wish = useSyncExternalStore(desk.planeWish.subscribe, desk.planeWish.read)
  useEffect(() => {
    if (!wish) return
    if (wish.stack !== stackId) {
      // Commands are meant for the viewport that its series is in; that the image changes there ends nothing.
      const before = desk.session.activeViewport().frame
      const { viewports } = desk.session.read()
      const at = viewports.findIndex((one) => one.stack === wish.stack)
      if (at < 0) desk.session.show(wish.stack)
      else desk.session.activate(at)
      isTurning.current = desk.session.activeViewport().frame !== before
      desk.slides.leave()
      setStackId(wish.stack)
    } else if (planes) {
      planes.showPlace(wish)
      desk.planeWish.fulfil()
    }
  }, [wish, stackId, planes, desk])

  return useMemo(() => {
    function close() {
      setStackId(undefined)
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
    const sayNoKeyImage = () => toast({ tone: 'info', title: text('viewer.planes.noKeyImage') })
    const isShown = stack && planes
    return {
      open,
      actions: isShown ? planeActions(planes, close, sayNoKeyImage) : NONE,
      stage: isShown ? (
        <PlanesStage key={stack.id} stack={stack} planes={planes} onClose={close} />
      ) : undefined,
    }
  }, [desk, text, stack, planes])
}

function usePlanesOf(shape: Planes['shape'] | undefined): Planes | undefined {
  const planes = useMemo(() => shape && createPlanes(shape), [shape])
  useEffect(() => () => planes?.dispose(), [planes])
  return planes
}
