import { matrixOf } from '../../display/placement/placeImage.ts'
import { createMeasurements, type Measurements } from '../../measure/store/createMeasurements.ts'
import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import { createPlanes, type Planes } from '../../planes/createPlanes.ts'
import { createSlicer } from '../../planes/createSlicer.ts'
import { homeOf, placementOf } from '../../planes/PlanePlacement.ts'
import type { ShownPlane } from '../../planes/ShownPlane.ts'
import { shapeOfPlane } from '../../planes/shapeOfPlane.ts'
import { makeStepVolume } from '../../planes/testkit/makeStepVolume.ts'
import { createSession, type Session } from '../../session/createSession.ts'
import type { PointerTool, Viewport } from '../../session/ViewerState.ts'
import type { SlideSource } from '../../slide/SlideSource.ts'
import type { PlaneName } from '../../space/volume/standardAxes.ts'
import { createInteraction, type Interaction } from '../createInteraction.ts'
import { createPlaneSurface } from '../createPlaneSurface.ts'
import { createSlideSurface } from '../createSlideSurface.ts'
import { createStackSurface, type PaintedFrame, shapeOfFrame } from '../createStackSurface.ts'
import { isMeasuring } from '../isMeasuring.ts'
import type { Surface } from '../Surface.ts'

/** A square place of this size, so that the images of 20 × 16 pixels are 20 times as large. */
const SIZE = { width: 400, height: 400, ratio: 1 }

export interface Tried {
  interaction: Interaction
  measurements: Measurements
  session: Session
  hold(tool: PointerTool): void
}

async function opened() {
  const { stack, volume } = await makeStepVolume()
  let ids = 0
  const newId = () => `id${++ids}`
  const session = createSession({ newId, stackOf: (id) => (id === stack.id ? stack : undefined) })
  session.show(stack.id)
  const measurements = createMeasurements({ newId })
  return { stack, volume, session, measurements }
}

function interactionOn(surface: Surface, session: Session, measurements: Measurements): Tried {
  const interaction = createInteraction({ surface, measurements, tool: () => session.read().tool })
  return { interaction, measurements, session, hold: session.setTool }
}

/** The image of a stack, painted as soon as it is asked for unless it is still on its way. */
export async function stackSurface() {
  const { stack, session, measurements } = await opened()
  let isPainted = true
  let drawn: PaintedFrame | undefined
  const decoded: DecodedFrame = {
    rows: 16,
    columns: 20,
    samples: 1,
    min: 0,
    max: 319,
    values: Uint16Array.from({ length: 320 }, (_, at) => at),
  }
  const viewport = () => session.read().viewports[0] as Viewport
  const paintedNow = () => {
    const frame = stack.frames.find(({ id }) => id === viewport().frame)
    if (!frame || !isPainted) return undefined
    const { view } = viewport()
    const matrix = matrixOf(view, shapeOfFrame({ frame, decoded }), SIZE)
    return { frame, decoded, view, matrix, size: SIZE }
  }
  const surface = createStackSurface({ session, at: 0, painted: () => drawn ?? paintedNow() })
  const index = () => stack.frames.findIndex(({ id }) => id === viewport().frame)
  return {
    ...interactionOn(surface, session, measurements),
    index,
    view: () => viewport().view,
    hide: () => {
      isPainted = false
    },
    /** Until `draw`, the screen shows what it showed. */
    freeze: () => {
      drawn = paintedNow()
    },
    draw: () => {
      drawn = undefined
    },
  }
}

/** A plane that is cut at once. */
export async function planeSurface(name: PlaneName = 'axial') {
  const { stack, volume, session, measurements } = await opened()
  const planes: Planes = createPlanes(volume.shape)
  let next: (() => void) | undefined
  const soon = (run: () => void) => {
    next = run
    return () => undefined
  }
  const slicer = createSlicer(volume, planes, { now: () => 0, soon })
  const painted = (): ShownPlane | undefined => {
    for (let run = next; run; run = next) {
      next = undefined
      run()
    }
    const picture = slicer.pictureOf(name)
    if (!picture) return undefined
    const { placements, basis } = planes.read()
    const placement = placementOf(placements[name], picture.plane, homeOf(volume.shape, basis, name), SIZE)
    const view = { ...session.activeViewport().view, ...placement }
    return { picture, view, matrix: matrixOf(view, shapeOfPlane(picture.plane), SIZE), size: SIZE }
  }
  let drawn: ShownPlane | undefined
  const surface = createPlaneSurface({
    session,
    planes,
    name,
    stack,
    painted: () => drawn ?? painted(),
  })
  return {
    ...interactionOn(surface, session, measurements),
    planes,
    painted,
    /** Until `draw`, the screen shows what it showed. */
    freeze: () => {
      drawn = painted()
    },
    draw: () => {
      drawn = undefined
    },
  }
}

/** A slide of 4000 × 4000 pixels that is ten times smaller on the screen. */
export async function slideSurface() {
  const { session, measurements } = await opened()
  const moves: string[] = []
  const view = {
    panBy: (dx: number, dy: number) => void moves.push(`pan ${dx} ${dy}`),
    zoomBy: (factor: number, at?: { x: number; y: number }) =>
      void moves.push(`zoom ${factor} at ${at?.x} ${at?.y}`),
  }
  const surface = createSlideSurface({
    source: { id: 'slide' } as SlideSource,
    view,
    matrix: () => ({ a: 0.1, b: 0, c: 0, d: 0.1, e: 0, f: 0 }),
    isMeasuring: () => isMeasuring(session.read().tool),
  })
  return { ...interactionOn(surface, session, measurements), moves }
}
