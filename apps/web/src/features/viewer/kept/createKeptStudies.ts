import {
  type FrameId,
  loadMarks,
  type Measurement,
  marksOf,
  mergeMarks,
  readMarks,
  type StudyMarks,
  studyOfMark,
  type Viewer,
} from '@pandok/viewer'
import type { KeptPlace } from './KeptPlace.ts'

interface KeptStudy {
  /**
   * The marks as this page last read or wrote them. Differences in the store were written by another page.
   */
  base: StudyMarks
  /** Measurements on images that aren't open; they stay stored. */
  rest: StudyMarks
}

type Parts = Pick<Viewer, 'measurements' | 'session' | 'studies' | 'locate' | 'stackOf'>

/**
 * Stores the marks of open studies and restores them with their images. A study is written only after it was
 * read, and together with what another page has written in the meantime, so that nothing stored is lost.
 */
export function createKeptStudies(viewer: Parts, { store, exclusively, isOn }: KeptPlace) {
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
        kept.set(key, { base: known?.base ?? read ?? NOTHING, rest })
      }
    },
    async write(): Promise<void> {
      for (const [key, study] of kept) {
        if (!studyKeys().includes(key)) continue
        const own = together(marksOf(viewer, key), study.rest)
        const { base } = study
        if (JSON.stringify(own) === JSON.stringify(base)) continue
        await exclusively(async () => {
          const stored = readMarks(await store.read(key)) ?? NOTHING
          await store.write(key, mergeMarks({ base, own, stored }))
        })
        study.base = own
      }
    },
    /** Whether marks on this place are stored. */
    isKept,
    isKeyImageKept: (frame: FrameId): boolean => isKept({ on: 'frame', frame }),
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
