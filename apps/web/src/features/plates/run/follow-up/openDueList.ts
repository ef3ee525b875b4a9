import { openSealedStore } from '#platform/sealed/openSealedStore.ts'
import { memberOf } from '#platform/session/memberOf.ts'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { acrossTabs } from '#platform/storage/mutex.ts'
import { createDueList, type DueList } from './createDueList.ts'

const opened = new Map<string, DueList>()

export function openDueList(): DueList {
  // An address may contain characters that a file name can't.
  const member = memberOf(sessionStore.read()).replace(
    /[^A-Za-z0-9-]/gu,
    (sign) => `-${sign.codePointAt(0)}-`,
  )
  const name = `due-${member}`
  const known = opened.get(name)
  if (known) return known
  const list = createDueList({ store: openSealedStore(name), exclusively: acrossTabs(`pandok-${name}`) })
  opened.set(name, list)
  return list
}
