import { Button, Notice, ProgressBar } from '@pandok/ui'
import { isNuclear, PLANE_NAMES, type Planes, type Rendering, type Stack, type Volume } from '@pandok/viewer'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { RenderedVolume } from '../rendering/RenderedVolume.tsx'
import { useElementSize } from '../stage/useElementSize.ts'
import { CurvedPicture } from './CurvedPicture.tsx'
import { PlanePanel } from './PlanePanel.tsx'
import { PlaneView } from './PlaneView.tsx'
import { TurningProjection } from './TurningProjection.tsx'
import { type Fusion, useFusion } from './useFusion.ts'
import { useSlicer } from './useSlicer.ts'
import { useVolume } from './useVolume.ts'

interface PlanesStageProps {
  stack: Stack
  planes: Planes
  /** Set if the volume rendering is shown instead of the planes. */
  rendering?: Rendering | undefined
  onPlanes: () => void
  onClose: () => void
}

/** Shows three planes through a series, once all its images have loaded. */
export function PlanesStage({ stack, planes, rendering, onPlanes, onClose }: PlanesStageProps) {
  const text = useText()
  const root = useRef<HTMLElement>(null)
  const state = useVolume(planes.shape)
  // The images that had the focus have been replaced, so the focus moves here for the next key.
  useEffect(() => root.current?.focus(), [])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }

  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-label={text(rendering ? 'viewer.rendering' : 'viewer.planes')}
      onKeyDown={onKeyDown}
      className="flex min-h-0 min-w-0 flex-1 outline-none"
    >
      {state.kind === 'ready' && rendering ? (
        <RenderedVolume volume={state.volume} {...{ stack, rendering, onPlanes, onClose }} />
      ) : state.kind === 'ready' ? (
        <CutPlanes stack={stack} planes={planes} volume={state.volume} onClose={onClose} />
      ) : (
        <div className="m-auto grid w-72 max-w-full gap-3 p-3">
          {state.kind === 'loading' ? (
            <ProgressBar
              label={text('viewer.planes.loading')}
              value={state.done}
              max={state.total}
              valueText={text('viewer.planes.progress', { done: state.done, total: state.total })}
            />
          ) : (
            <Notice tone="warning" role="alert">
              {text('viewer.planes.failed', { count: state.count })}
            </Notice>
          )}
          <Button size="sm" onClick={onClose}>
            {text('viewer.planes.back')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** Below this width, one plane is shown at a time. */
const NARROW = 420

type CutPlanesProps = Pick<PlanesStageProps, 'stack' | 'planes' | 'onClose'> & { volume: Volume }

function CutPlanes({ stack, planes, volume, onClose }: CutPlanesProps) {
  const grid = useRef<HTMLDivElement>(null)
  const size = useElementSize(grid)
  const slicer = useSlicer(volume, planes)
  const fusion = useFusion(planes)
  const active = useStorePart(planes, (state) => state.active)
  const isAlone = useStorePart(planes, (state) => state.isAlone)
  const isTurning = useStorePart(planes, (state) => state.turning !== undefined)
  const isCurved = useStorePart(planes, (state) => state.isCurved)
  const isCut = slicer !== undefined && size !== undefined
  useEffect(() => {
    const element = grid.current
    // The focus is moved only away from the stage itself; a button that has been focused in the meantime
    // keeps it.
    if (!isCut || document.activeElement !== element?.parentElement) return
    element?.querySelector<HTMLElement>('[data-plane][tabindex="0"]')?.focus()
  }, [isCut])
  const isNarrow = size !== undefined && size.width < NARROW
  const isSingle = isAlone || isNarrow
  // The rotating projection replaces the coronal plane, which isn't visible while another plane is shown
  // alone.
  useEffect(() => {
    if (isTurning && isSingle) planes.activate('coronal')
  }, [isTurning, isSingle, planes])
  const layout = isSingle ? 'grid-cols-1 grid-rows-[minmax(12rem,1fr)_auto]' : 'grid-cols-2 grid-rows-2'
  return (
    <div ref={grid} className={`grid min-h-0 min-w-0 flex-1 gap-px bg-image-gap ${layout}`}>
      {isCut
        ? PLANE_NAMES.filter((name) => !isSingle || name === active).map((name) =>
            name === 'coronal' && isTurning ? (
              <TurningProjection key={name} planes={planes} {...projectedOf(stack, volume, fusion)} />
            ) : name === 'sagittal' && isCurved ? (
              <CurvedPicture key={name} {...{ planes, stack, volume }} />
            ) : (
              <PlaneView key={name} {...{ name, stack, planes, slicer, fusion }} />
            ),
          )
        : null}
      <PlanePanel {...{ planes, volume, fusion, isSingle, onClose }} />
    </div>
  )
}

/**
 * Chooses the fused series if it is PET and the base isn't, because uptake is what a projection is usually
 * for.
 */
function projectedOf(stack: Stack, volume: Volume, fusion: Fusion | undefined) {
  const isOver = fusion?.isColored === true && !isNuclear(stack)
  return isOver
    ? { volume: fusion.volume, voi: fusion.voi, isNuclear: true }
    : { volume, voi: undefined, isNuclear: isNuclear(stack) }
}
