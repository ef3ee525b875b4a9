import type { MeasurementPlace } from '../model/Measurement.ts'
import type { StackFrame } from '../model/Stack.ts'
import { createStore } from '../session/createStore.ts'
import type { SlidePlacement } from '../slide/SlidePlacement.ts'
import type { PlaneName } from '../space/volume/standardAxes.ts'

type PlanePlace = Extract<MeasurementPlace, { on: 'plane' }>

/** The place and view of a snapshot, to return to them. */
export type SnapshotOf =
  /** `frame` is of the plane's series. */
  | { kind: 'plane'; name: PlaneName; place: PlanePlace; frame: StackFrame }
  | { kind: 'slide'; slide: string; placement: SlidePlacement; times: number | undefined }

/**
 * A key image of a reformatted plane or a field of a slide, which aren't images by themselves. It is stored
 * as seen, without the patient's name: whether it may be named is decided at export.
 */
export interface Snapshot {
  id: string
  /** The key is the same for the same place in the same view. */
  key: string
  /** Undefined for a slide from a file that names no patient. */
  patientKey: string | undefined
  of: SnapshotOf
  picture: HTMLCanvasElement
}

export type Snapshots = ReturnType<typeof createSnapshots>

export function createSnapshots(newId: () => string) {
  const { read, subscribe, change } = createStore<{ items: readonly Snapshot[] }>({ items: [] })
  const remove = (id: string) => change({ items: read().items.filter((item) => item.id !== id) })
  return {
    read,
    subscribe,
    remove,
    /** Removes it if it exists already, like the mark of an image. */
    toggle(taken: Omit<Snapshot, 'id'>): void {
      const known = read().items.find(({ key }) => key === taken.key)
      if (known) remove(known.id)
      else change({ items: [...read().items, { ...taken, id: newId() }] })
    },
    clear: () => change({ items: [] }),
  }
}
