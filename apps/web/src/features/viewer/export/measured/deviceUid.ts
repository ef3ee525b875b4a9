import { uidOfUuid } from '@pandok/viewer'
import { keptStorage } from '#platform/storage/keptStorage.ts'

const NAME = 'pandok.viewer.device'

/** Names this browser in reports, and nothing else: it is random. */
export function deviceUid(storage = keptStorage()): string {
  const known = storage.getItem(NAME)
  if (known !== null && /^2\.25\.\d{1,39}$/u.test(known)) return known
  const made = uidOfUuid(crypto.randomUUID())
  storage.setItem(NAME, made)
  return made
}
