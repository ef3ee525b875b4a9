import type { MeasurementPlace } from '@pandok/viewer'

type PlanePlace = Extract<MeasurementPlace, { on: 'plane' }>

/** A plane that is to be seen again, until it is. */
export function createPlaneWish() {
  let now: PlanePlace | undefined
  const listeners = new Set<() => void>()

  function put(next: PlanePlace | undefined): void {
    now = next
    for (const listener of [...listeners]) listener()
  }

  return {
    read: () => now,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Wished for once more, it is shown once more. */
    make: (place: PlanePlace) => put({ ...place }),
    fulfil: () => put(undefined),
  }
}
