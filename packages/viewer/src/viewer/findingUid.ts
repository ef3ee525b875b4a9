import { uidOfUuid } from '../measure/sr/uidOfUuid.ts'
import type { Measurement } from '../model/Measurement.ts'

/** The id that identifies a measurement across sessions. */
export const trackingOf = ({ id, trackingUid }: Pick<Measurement, 'id' | 'trackingUid'>): string =>
  trackingUid ?? (/^[\da-f-]{36}$/iu.test(id) ? uidOfUuid(id) : id)

/**
 * The Tracking Unique Identifier under which a measurement is reported. A lesion that is measured again is the
 * same finding, however often: it keeps the identifier of its first measurement (PS3.16, TID 1501).
 */
export function findingUid(items: readonly Measurement[], measurement: Measurement): string {
  const passed = new Set<string>()
  let one = measurement
  while (one.follows !== undefined && !passed.has(one.id)) {
    passed.add(one.id)
    const { id, follows } = one
    const prior = items.find((item) => item.id !== id && trackingOf(item) === follows)
    if (!prior) return follows
    one = prior
  }
  return trackingOf(one)
}
