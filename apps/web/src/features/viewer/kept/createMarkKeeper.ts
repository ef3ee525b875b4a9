import type { FrameId, Measurement, Snapshot, Viewer } from '@pandok/viewer'
import type { SealedStore } from '#platform/sealed/SealedStore.ts'
import { createKeptSlides } from './createKeptSlides.ts'
import { createKeptStudies } from './createKeptStudies.ts'
import type { KeptPlace } from './KeptPlace.ts'

/** The delay in milliseconds after which changes are stored. */
const PACE = 400

interface KeeperParts extends KeptPlace {
  /** The store of former versions, which is wiped as well. */
  sharedStore?: Pick<SealedStore, 'wipe'>
  viewer: Pick<
    Viewer,
    'measurements' | 'session' | 'studies' | 'locate' | 'stackOf' | 'slides' | 'snapshots'
  > & {
    opening: Pick<Viewer['opening'], 'read' | 'subscribe'>
  }
}

/** The marks that left the program in a file, on paper or to a server. */
export interface GivenOut {
  measurements?: readonly Measurement[]
  keyImages?: readonly FrameId[]
  snapshots?: readonly Snapshot[]
}

export type MarkKeeper = ReturnType<typeof createMarkKeeper>

/**
 * Stores the marks of every open study and slide if the reader has chosen that, and restores them with their
 * images. It knows which marks would be lost with this page.
 */
export function createMarkKeeper({ viewer, sharedStore, ...place }: KeeperParts) {
  const { store, exclusively, isOn } = place
  const { measurements, session, studies, slides, snapshots, opening } = viewer
  const keptStudies = createKeptStudies(viewer, place)
  const keptSlides = createKeptSlides(viewer, place)
  const safe = createSafeMarks(viewer)
  let timer: ReturnType<typeof setTimeout> | undefined
  let work = Promise.resolve()

  async function restore(): Promise<void> {
    await keptStudies.restore()
    await keptSlides.restore()
  }

  async function write(): Promise<void> {
    // These are read before the writing starts, because later changes aren't part of what is stored.
    const { items } = measurements.read()
    const { keyImages } = session.read()
    await keptStudies.write()
    await keptSlides.write()
    safe.add({
      measurements: items.filter(({ place }) => keptStudies.isKept(place) || keptSlides.isKept(place)),
      keyImages: keyImages.filter(keptStudies.isKeyImageKept),
    })
  }

  function schedule(step: () => Promise<void>): Promise<void> {
    work = work.then(() => (isOn() ? step() : undefined)).catch(() => undefined)
    return work
  }

  function changed(): void {
    // Measurements imported from a structured report and not changed are safe in that report.
    if (!measurements.read().canUndo) safe.add({ measurements: measurements.read().items })
    if (!isOn()) return
    clearTimeout(timer)
    timer = setTimeout(() => void schedule(write), PACE)
  }

  /** Follows the viewer until the returned function is called. */
  function follow(): () => void {
    let wasRunning = opening.read().isRunning
    const stops = [
      measurements.subscribe(changed),
      session.subscribe(changed),
      opening.subscribe(() => {
        const { isRunning } = opening.read()
        if (wasRunning && !isRunning) void schedule(restore)
        wasRunning = isRunning
      }),
      studies.subscribe(keptStudies.leaveClosed),
      slides.subscribe(() => {
        keptSlides.leaveClosed()
        if (keptSlides.hasNew()) void schedule(keptSlides.restore)
        changed()
      }),
    ]
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }

  return {
    follow,
    /** Starts with the open studies; called when the reader has enabled storing. */
    start: (): Promise<void> => schedule(restore).then(() => schedule(write)),
    /** Writes pending changes immediately. */
    flush(): Promise<void> {
      clearTimeout(timer)
      return schedule(write)
    },
    /** Deletes everything stored; open studies keep their measurements. */
    async wipe(): Promise<void> {
      clearTimeout(timer)
      await work
      keptStudies.clear()
      keptSlides.clear()
      await exclusively(store.wipe)
      await sharedStore?.wipe()
    },
    isAtRisk: safe.isAtRisk,
    /** Whether all marks can be stored. Marks on files without an identity can't. */
    keepsAll: (): boolean =>
      isOn() &&
      snapshots.read().items.length === 0 &&
      session.read().keyImages.every(keptStudies.isKeyImageKept) &&
      measurements.read().items.every(({ place }) => keptStudies.isKept(place) || keptSlides.isKept(place)),
    markSafe: safe.add,
  }
}

/** The marks that exist outside of this page in their present state. */
function createSafeMarks({
  measurements,
  session,
  snapshots,
}: Pick<Viewer, 'measurements' | 'session' | 'snapshots'>) {
  const safe = new WeakSet<Measurement | Snapshot>()
  const frames = new Set<FrameId>()
  return {
    add({ measurements: items = [], keyImages = [], snapshots: pictures = [] }: GivenOut): void {
      for (const item of [...items, ...pictures]) safe.add(item)
      for (const frame of keyImages) frames.add(frame)
    },
    /** Whether marks would be lost with this page. */
    isAtRisk(): boolean {
      const { items, canUndo } = measurements.read()
      return (
        (canUndo && items.some((item) => !safe.has(item))) ||
        session.read().keyImages.some((frame) => !frames.has(frame)) ||
        snapshots.read().items.some((picture) => !safe.has(picture))
      )
    },
  }
}
