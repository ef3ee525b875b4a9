import type { Stack } from '../model/Stack.ts'
import type { VoiSetting } from '../model/View.ts'
import { createPlanes, type Planes } from '../planes/createPlanes.ts'
import { type FusedSeries, fusionCandidates } from '../planes/fusionCandidates.ts'
import type { PlanePlace } from '../planes/PlaneMeasurement.ts'
import { type Shortage, shortageOf } from '../planes/shortageOf.ts'
import { createRendering, type Rendering } from '../rendering/createRendering.ts'
import type { Session } from '../session/createSession.ts'
import { createStore } from '../session/createStore.ts'
import type { VolumeRefusal, VolumeShape } from '../space/volume/VolumeShape.ts'
import { volumeOf } from '../space/volume/volumeOf.ts'
import type { StudyIndex } from './createStudyIndex.ts'

export interface MultiplanarState {
  /** The series whose planes are shown instead of its images; undefined if images are shown. */
  stack: Stack | undefined
  planes: Planes | undefined
  /** The volume rendering shown instead of the planes; undefined if planes are shown. */
  rendering: Rendering | undefined
  /** The series fused with the planes. */
  fused: FusedSeries | undefined
  /** The opacity of the fused series, from 0 to 1. */
  blend: number
  /** The window of the fused series. */
  fusedVoi: VoiSetting
}

/** Why a series has no planes; undefined if they are shown. */
export type PlanesRefusal =
  | { reason: VolumeRefusal | 'arriving' }
  | ({ reason: 'tooLarge' } & Shortage)
  | undefined

interface MultiplanarParts {
  session: Session
  studies: StudyIndex
  /** Uncovers the images. */
  uncover: () => void
  budgetBytes: number
}

export type Multiplanar = ReturnType<typeof createMultiplanar>

const EVEN = 0.5

const NONE: MultiplanarState = {
  stack: undefined,
  planes: undefined,
  rendering: undefined,
  fused: undefined,
  blend: EVEN,
  fusedVoi: { kind: 'auto' },
}

/** Planes through a series, shown instead of its images until something else is viewed. */
export function createMultiplanar({ session, studies, uncover, budgetBytes }: MultiplanarParts) {
  const { read, subscribe, change } = createStore<MultiplanarState>(NONE)
  let opened: { stack: string; from: string } | undefined

  function put(next: MultiplanarState): void {
    disposeOf(read())
    if (next.planes !== read().planes) change(next)
  }

  function close(): void {
    opened = undefined
    put(NONE)
  }

  function open(stack: Stack): PlanesRefusal {
    const verdict = examine(stack, budgetBytes)
    if (!verdict.ok) return studies.read().isArriving ? whileArriving(verdict.refusal) : verdict.refusal
    opened = { stack: stack.id, from: placeIn(session) }
    put({ ...NONE, stack, planes: createPlanes(verdict.shape) })
    return undefined
  }

  function openActive(): PlanesRefusal {
    const stack = activeStack(session, studies)
    return stack && open(stack)
  }

  const fusion = createFusion({ read, change, studies, budgetBytes })

  // Selecting another series, the image of a measurement or another layout closes the planes.
  const stopSession = session.subscribe(() => {
    if (opened && placeIn(session) !== opened.from) close()
  })
  const stopStudies = studies.subscribe(() => {
    const stack = opened && studies.stackOf(opened.stack)
    if (stack === read().stack) return
    // Only what is said about the series has changed.
    if (stack && stack.frames === read().stack?.frames) return change({ stack })
    // Arriving files change the volume of the series, or temporarily invalidate it.
    const verdict = stack && examine(stack, budgetBytes)
    if (!stack) close()
    else
      put(verdict?.ok ? { ...NONE, stack, ...madeOf(verdict.shape, read().rendering !== undefined) } : NONE)
  })

  return {
    read,
    subscribe,
    close,
    /** Opens the planes of the active series. */
    open: openActive,
    /** Toggles between the volume rendering and the planes. */
    toggleRendering(): PlanesRefusal {
      const refusal = read().planes ? undefined : openActive()
      const { planes, rendering } = read()
      if (refusal || !planes) return refusal
      rendering?.dispose()
      change({ rendering: rendering ? undefined : createRendering(planes.shape) })
      return undefined
    },
    ...fusion,
    /** Shows the plane of a measurement; returns false if its series is closed. */
    showPlace(place: PlanePlace): boolean {
      const stack = studies.stackOf(place.stack)
      if (!stack) return false
      if (opened?.stack !== stack.id) {
        showStack(session, stack.id)
        uncover()
        open(stack)
      }
      read().rendering?.dispose()
      change({ rendering: undefined })
      read().planes?.showPlace(place)
      return true
    },
    dispose(): void {
      for (const stop of [stopSession, stopStudies]) stop()
      disposeOf(read())
    },
  }
}

interface FusionParts {
  read: () => MultiplanarState
  change: (changed: Partial<MultiplanarState>) => void
  studies: StudyIndex
  budgetBytes: number
}

/** Another series laid over the planes. */
function createFusion({ read, change, studies, budgetBytes }: FusionParts) {
  /** The series that can be fused: in the same frame of reference, with memory for both. */
  function candidates(): FusedSeries[] {
    const { stack, planes } = read()
    if (!stack || !planes) return []
    const needed = ({ shape }: FusedSeries) => ({
      ...shape,
      frames: [...planes.shape.frames, ...shape.frames],
    })
    return fusionCandidates(stack, studies.read()).filter((one) => !shortageOf(needed(one), budgetBytes))
  }

  /** Fuses a series with the planes; undefined for none. */
  function fuse(fused: FusedSeries | undefined): void {
    change({ fused, fusedVoi: NONE.fusedVoi })
  }

  return {
    candidates,
    fuse,
    /** Fuses the next series, and none after the last; returns false if there is none. */
    fuseNext(): boolean {
      const fitting = candidates()
      fuse(fitting[fitting.findIndex(({ stack }) => stack.id === read().fused?.stack.id) + 1])
      return fitting.length > 0
    },
    setFusedVoi: (fusedVoi: VoiSetting) => change({ fusedVoi }),
    setBlend: (blend: number) => change({ blend: Math.min(1, Math.max(0, Math.round(blend * 100) / 100)) }),
  }
}

/** A volume rendering stays open when more images of its series arrive. */
const madeOf = (shape: VolumeShape, isRendered: boolean) => ({
  planes: createPlanes(shape),
  rendering: isRendered ? createRendering(shape) : undefined,
})

type Verdict = { ok: true; shape: VolumeShape } | { ok: false; refusal: PlanesRefusal }

function examine(stack: Stack, budgetBytes: number): Verdict {
  const verdict = volumeOf(stack)
  if (!verdict.ok) return { ok: false, refusal: { reason: verdict.reason } }
  const shortage = shortageOf(verdict.shape, budgetBytes)
  return shortage ? { ok: false, refusal: { reason: 'tooLarge', ...shortage } } : verdict
}

/** What further images of a series may mend. */
const OF_INCOMPLETE: ReadonlySet<string> = new Set<VolumeRefusal>([
  'tooFew',
  'onePlace',
  'duplicatePositions',
  'gap',
  'unequalSpacing',
])

const whileArriving = (refusal: PlanesRefusal): PlanesRefusal =>
  refusal && OF_INCOMPLETE.has(refusal.reason) ? { reason: 'arriving' } : refusal

/** The part of the view whose change closes the planes. */
function placeIn(session: Session): string {
  const { viewports, active, rows, columns } = session.read()
  return `${rows}x${columns} ${viewports[active]?.frame}`
}

/** Commands apply to the viewport that contains a series. */
function showStack(session: Session, stack: string): void {
  const at = session.read().viewports.findIndex((one) => one.stack === stack)
  if (at < 0) session.show(stack)
  else session.activate(at)
}

function activeStack(session: Session, studies: StudyIndex): Stack | undefined {
  const { stack } = session.activeViewport()
  return stack === undefined ? undefined : studies.stackOf(stack)
}

function disposeOf({ planes, rendering }: MultiplanarState): void {
  planes?.dispose()
  rendering?.dispose()
}
