import { cx, Spinner } from '@pandok/ui'
import {
  createTurntable,
  matrixOf,
  type Planes,
  RESET_PLACEMENT,
  shapeOfPlane,
  TURN_STEPS,
  type Turntable,
  type View,
  type VoiSetting,
  type Volume,
} from '@pandok/viewer'
import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { EdgeMarks } from '../stage/EdgeMarks.tsx'
import { useElementSize } from '../stage/useElementSize.ts'
import { useSessionPart } from '../workspace/useViewerParts.ts'
import { browserClock } from './browserClock.ts'
import { PictureTexts } from './PictureTexts.tsx'
import { PlaneCanvas } from './PlaneCanvas.tsx'

interface TurningProjectionProps {
  planes: Planes
  volume: Volume
  /** The window of a fused volume; undefined for the planes' own. */
  voi: VoiSetting | undefined
  isNuclear: boolean
}

/** Milliseconds per picture; a full turn takes four seconds. */
const PACE = 4000 / TURN_STEPS
/** Pixels of dragging per picture. */
const DRAG = 8

/** A rotating maximum intensity projection of the whole volume. */
export function TurningProjection({ planes, volume, voi, isNuclear }: TurningProjectionProps) {
  const text = useText()
  const root = useRef<HTMLDivElement>(null)
  const size = useElementSize(root)
  const turning = useStorePart(planes, (state) => state.turning)
  const isActive = useStorePart(planes, ({ active }) => active === 'coronal')
  const look = useSessionPart(({ viewports, active }) => viewports[active]?.view)
  const table = useTurntable(planes, volume)
  const picture = useSyncExternalStore(table?.subscribe ?? never, () => table?.pictureOf(turning?.step ?? 0))
  const made = useSyncExternalStore(table?.subscribe ?? never, () => table?.made() ?? 0)
  usePlaying(planes, turning?.isPlaying ?? false)
  const drag = useDrag(planes)
  const view: View | undefined = look && {
    ...look,
    ...RESET_PLACEMENT,
    area: undefined,
    voi: voi ?? look.voi,
    // Uptake of a fused series is shown dark on bright.
    isInverted: voi ? isNuclear : look.isInverted,
  }
  const matrix = picture && view && size ? matrixOf(view, shapeOfPlane(picture.plane), size) : undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: this is a workspace, not a set of form fields
    <div
      ref={root}
      role="group"
      aria-label={text('viewer.planes.turning')}
      aria-current={isActive ? 'true' : undefined}
      data-plane="coronal"
      data-turning={made}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => planes.activate('coronal')}
      {...drag}
      className={cx(
        'relative min-h-0 min-w-0 cursor-ew-resize touch-none overflow-hidden bg-image text-on-image outline-2 -outline-offset-2 select-none',
        isActive ? 'outline-accent' : 'outline-transparent',
      )}
    >
      {picture && view && matrix && size ? (
        <>
          <PlaneCanvas {...{ picture, view, matrix, size }} />
          <EdgeMarks frame={picture.frame} view={view} />
          <PictureTexts
            record={picture.frame.instance.record}
            size={size}
            title={text('viewer.planes.turning')}
          />
        </>
      ) : null}
      {made < TURN_STEPS ? (
        <Spinner
          label={text('viewer.planes.turning.making')}
          className="absolute end-2 bottom-2 opacity-70"
        />
      ) : null}
    </div>
  )
}

function useTurntable(planes: Planes, volume: Volume): Turntable | undefined {
  const basis = useStorePart(planes, (state) => state.basis)
  const [table, setTable] = useState<Turntable>()
  useEffect(() => {
    const made = createTurntable(volume, basis, browserClock)
    setTable(made)
    return () => {
      setTable(undefined)
      made.dispose()
    }
  }, [volume, basis])
  return table
}

function usePlaying(planes: Planes, isPlaying: boolean): void {
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => {
      const { turning } = planes.read()
      if (turning) planes.setTurning({ ...turning, step: turning.step + 1 })
    }, PACE)
    return () => clearInterval(timer)
  }, [planes, isPlaying])
}

/** Dragging sideways turns the projection like a globe. */
function useDrag(planes: Planes) {
  const from = useRef<{ x: number; step: number } | undefined>(undefined)
  const end = () => {
    from.current = undefined
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      from.current = { x: event.clientX, step: planes.read().turning?.step ?? 0 }
    },
    onPointerMove(event: PointerEvent) {
      if (!from.current) return
      const step = from.current.step - Math.round((event.clientX - from.current.x) / DRAG)
      if (step !== planes.read().turning?.step) planes.setTurning({ step, isPlaying: false })
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

/** It doesn't exist yet, so there is nothing to subscribe to. */
const never = () => () => undefined
