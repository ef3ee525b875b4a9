import type { PlateRun } from '../PlateRun.ts'
import type { RunStore } from '../RunStore.ts'
import { followMeasured, placesOf, takeMeasured } from './takeMeasured.ts'

/** Handles measurements that are entered into a form, and their later changes. */
export function createMeasuredValues(store: RunStore): Pick<PlateRun, 'take' | 'remeasured'> {
  return {
    take({ filling, at }, measured) {
      const live = store.liveRuns.get(store.document.open)
      const session = live?.fillings.find(({ id }) => id === filling)?.session
      if (!session) return 'noPlace'
      store.lost.delete(measured.uid)
      return takeMeasured(session, at, measured)
    },
    remeasured(uid, offer) {
      const sessions = store.liveRuns.all.flatMap(({ fillings }) => fillings.map(({ session }) => session))
      if (offer) {
        const wasLost = store.lost.delete(uid)
        const isKnown = sessions.map((session) => followMeasured(session, uid, offer)).every(Boolean)
        if (!isKnown) store.lost.add(uid)
        if (wasLost || !isKnown) store.announce()
      } else if (sessions.some((session) => placesOf(session, uid).length > 0)) {
        store.lost.add(uid)
        store.announce()
      }
    },
  }
}
