import type { MeasurementPlace } from '../model/Measurement.ts'
import type { StackFrame } from '../model/Stack.ts'
import { createStore } from '../session/createStore.ts'
import type { SlidePlacement } from '../slide/SlidePlacement.ts'
import type { PlaneName } from '../space/volume/standardAxes.ts'

type PlanePlace = Extract<MeasurementPlace, { on: 'plane' }>

/** What a picture was taken of, and the way back to it. */
export type SnapshotOf =
  /** `frame`: of the series that the plane was cut out of. */
  | { kind: 'plane'; name: PlaneName; place: PlanePlace; frame: StackFrame }
  | { kind: 'slide'; slide: string; placement: SlidePlacement; times: number | undefined }

/**
 * A key image of something that is no image by itself: a plane that was cut, a field of a slide. It has to be kept as it was
 * seen, without the patient: whether they may be named is decided when it is given out.
 */
export interface Snapshot {
  id: string
  /** The same place looked at in the same way has the same one. */
  key: string
  /** Absent: a slide from a file that says nothing about whose it is. */
  patientKey: string | undefined
  of: SnapshotOf
  picture: HTMLCanvasElement
}

export type Snapshots = ReturnType<typeof createSnapshots>

export function createSnapshots(newId: () => string) {
  const { read, subscribe, change } = createStore<{ items: readonly Snapshot[] }>({ items: [] })
  const remove = (id: string) => change({ items: read().items.filter((item) => item.id !== id) })
  return {
    ...{ read, subscribe, remove },
    /** Takes it back where it is there already, as a mark on an image is. */
    toggle(taken: Omit<Snapshot, 'id'>): void {
      const known = read().items.find(({ key }) => key === taken.key)
      if (known) remove(known.id)
      else change({ items: [...read().items, { ...taken, id: newId() }] })
    },
    clear: () => change({ items: [] }),
  }
}
