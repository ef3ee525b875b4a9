import type { PlateRun } from '../PlateRun.ts'
import type { RunKeeper } from '../RunKeeper.ts'
import { followMeasured, placesOf, takeMeasured } from './takeMeasured.ts'

/** Handles measurements that are entered into a form, and their later changes. */
export function createMeasuredValues(keeper: RunKeeper): Pick<PlateRun, 'take' | 'remeasured'> {
  return {
    take({ filling, at }, measured) {
      const live = keeper.lives.get(keeper.document.open)
      const session = live?.fillings.find(({ id }) => id === filling)?.session
      if (!session) return 'noPlace'
      keeper.lost.delete(measured.uid)
      return takeMeasured(session, at, measured)
    },
    remeasured(uid, offer) {
      const sessions = keeper.lives.all.flatMap(({ fillings }) => fillings.map(({ session }) => session))
      if (offer) {
        const wasLost = keeper.lost.delete(uid)
        const isKnown = sessions.map((session) => followMeasured(session, uid, offer)).every(Boolean)
        if (!isKnown) keeper.lost.add(uid)
        if (wasLost || !isKnown) keeper.announce()
      } else if (sessions.some((session) => placesOf(session, uid).length > 0)) {
        keeper.lost.add(uid)
        keeper.announce()
      }
    },
  }
}
