import { loadMarks, type Measurement, marksOf, readMarks, type StudyMarks, type Viewer } from '@pandok/viewer'
import type { SealedStore } from '#platform/sealed/SealedStore.ts'

/** Milliseconds after which changes are stored. */
const PACE = 400

interface KeeperParts {
  viewer: Pick<Viewer, 'measurements' | 'session' | 'studies' | 'locate' | 'stackOf'> & {
    opening: Pick<Viewer['opening'], 'read' | 'subscribe'>
  }
  store: SealedStore
  isOn: () => boolean
}

interface KeptStudy {
  /** The stored content as text. */
  written: string
  /** Measurements on images that aren't open; they stay stored. */
  rest: StudyMarks
}

export type MarkKeeper = ReturnType<typeof createMarkKeeper>

/**
 * Stores the measurements of every open study if the reader has chosen that, and restores them with their
 * images. A study is written only after it was read, so that nothing stored earlier is lost.
 */
export function createMarkKeeper({ viewer, store, isOn }: KeeperParts) {
  const { measurements, session, studies, opening } = viewer
  const kept = new Map<string, KeptStudy>()
  const safe = new WeakSet<Measurement>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let work = Promise.resolve()

  const studyKeys = () => studies.read().patients.flatMap((patient) => patient.studies.map(({ key }) => key))

  /** Restores the stored measurements of studies or images that were opened. */
  async function restore(): Promise<void> {
    for (const key of studyKeys()) {
      const known = kept.get(key)
      const read = known ? known.rest : readMarks(await store.read(key))
      if (!isOn() || !studyKeys().includes(key)) continue
      const rest = loadMarks(viewer, key, read ?? NOTHING)
      kept.set(key, { written: known?.written ?? (read ? JSON.stringify(read) : ''), rest })
    }
  }

  async function write(): Promise<void> {
    const { items } = measurements.read()
    for (const [key, study] of kept) {
      if (!studyKeys().includes(key)) continue
      const marks = together(marksOf(viewer, key), study.rest)
      const text = JSON.stringify(marks)
      const isNew = study.written === '' && marks.measurements.length + marks.keyImages.length === 0
      if (text === study.written || isNew) continue
      await store.write(key, marks)
      study.written = text
    }
    markSafe(items)
  }

  function markSafe(items: readonly Measurement[]): void {
    for (const item of items) safe.add(item)
  }

  function schedule(step: () => Promise<void>): Promise<void> {
    work = work.then(() => (isOn() ? step() : undefined)).catch(() => undefined)
    return work
  }

  function changed(): void {
    // Measurements imported from a structured report and not changed are safe in that report.
    if (!measurements.read().canUndo) markSafe(measurements.read().items)
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
      studies.subscribe(() => {
        const open = new Set(studyKeys())
        for (const key of [...kept.keys()]) if (!open.has(key)) kept.delete(key)
      }),
    ]
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }

  return {
    follow,
    /** Starts with the open studies; called when the reader has switched it on. */
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
      kept.clear()
      await store.wipe()
    },
    /** Whether measurements would be lost with this page. */
    isAtRisk: (): boolean => {
      const { items, canUndo } = measurements.read()
      return canUndo && items.some((item) => !safe.has(item))
    },
    /** Called after the measurements were exported to a file. */
    markSafe: (): void => markSafe(measurements.read().items),
  }
}

const NOTHING: StudyMarks = { version: 1, measurements: [], keyImages: [] }

const together = (open: StudyMarks, rest: StudyMarks): StudyMarks => ({
  version: 1,
  measurements: [...open.measurements, ...rest.measurements],
  keyImages: [...open.keyImages, ...rest.keyImages],
})
