import {
  type FrameId,
  loadMarks,
  type Measurement,
  marksOf,
  readMarks,
  type StudyMarks,
  studyOfMark,
  type Viewer,
} from '@pandok/viewer'
import type { SealedStore } from '#platform/sealed/SealedStore.ts'

interface KeptStudy {
  /** The stored content as text. */
  written: string
  /** Measurements on images that aren't open; they stay stored. */
  rest: StudyMarks
}

type Parts = Pick<Viewer, 'measurements' | 'session' | 'studies' | 'locate' | 'stackOf'>

/**
 * Stores the marks of open studies and restores them with their images. A study is written only after it was
 * read, so that nothing stored earlier is lost.
 */
export function createKeptStudies(viewer: Parts, store: SealedStore, isOn: () => boolean) {
  const kept = new Map<string, KeptStudy>()
  const studyKeys = () =>
    viewer.studies.read().patients.flatMap((patient) => patient.studies.map(({ key }) => key))
  const isKept = (place: Measurement['place']): boolean => {
    const study = studyOfMark(viewer, place)
    return study !== undefined && kept.has(study)
  }

  return {
    /** Restores the marks of studies or images that were opened. */
    async restore(): Promise<void> {
      for (const key of studyKeys()) {
        const known = kept.get(key)
        const read = known ? known.rest : readMarks(await store.read(key))
        if (!isOn() || !studyKeys().includes(key)) continue
        const rest = loadMarks(viewer, key, read ?? NOTHING)
        kept.set(key, { written: known?.written ?? (read ? JSON.stringify(read) : ''), rest })
      }
    },
    async write(): Promise<void> {
      for (const [key, study] of kept) {
        if (!studyKeys().includes(key)) continue
        const marks = together(marksOf(viewer, key), study.rest)
        const text = JSON.stringify(marks)
        const isNew = study.written === '' && marks.measurements.length + marks.keyImages.length === 0
        if (text === study.written || isNew) continue
        await store.write(key, marks)
        study.written = text
      }
    },
    /** Whether marks on this place are stored. */
    isKept,
    isKeyImageKept: (frame: FrameId): boolean => isKept({ on: 'frame', frame }),
    /** Drops studies that were closed. */
    leaveClosed(): void {
      const open = new Set(studyKeys())
      for (const key of [...kept.keys()]) if (!open.has(key)) kept.delete(key)
    },
    clear: () => kept.clear(),
  }
}

const NOTHING: StudyMarks = { version: 1, measurements: [], keyImages: [] }

const together = (open: StudyMarks, rest: StudyMarks): StudyMarks => ({
  version: 1,
  measurements: [...open.measurements, ...rest.measurements],
  keyImages: [...open.keyImages, ...rest.keyImages],
})
