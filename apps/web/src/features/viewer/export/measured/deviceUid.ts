import { uidOfUuid } from '@pandok/viewer'
import { keptStorage } from '#platform/storage/keptStorage.ts'

const NAME = 'pandok.viewer.device'

/** A random identifier of this browser for reports. */
export function deviceUid(storage = keptStorage()): string {
  const known = storage.getItem(NAME)
  if (known !== null && /^2\.25\.\d{1,39}$/u.test(known)) return known
  const made = uidOfUuid(crypto.randomUUID())
  storage.setItem(NAME, made)
  return made
}
