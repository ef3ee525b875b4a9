import { uidOfUuid } from '@pandok/viewer'
import { browserStorage } from '#platform/storage/browserStorage.ts'

const NAME = 'pandok.viewer.device'

/** A random identifier of this browser for reports. */
export function deviceUid(storage = browserStorage()): string {
  const known = storage.getItem(NAME)
  if (known !== null && /^2\.25\.\d{1,39}$/u.test(known)) return known
  const made = uidOfUuid(crypto.randomUUID())
  storage.setItem(NAME, made)
  return made
}
