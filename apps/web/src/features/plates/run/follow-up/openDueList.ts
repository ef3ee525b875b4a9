import { memberStoreName } from '#platform/sealed/memberStoreName.ts'
import { openSealedStore } from '#platform/sealed/openSealedStore.ts'
import { acrossTabs } from '#platform/storage/mutex.ts'
import { createDueList, type DueList } from './createDueList.ts'

const opened = new Map<string, DueList>()

export function openDueList(): DueList {
  const name = memberStoreName('due')
  const known = opened.get(name)
  if (known) return known
  const list = createDueList({ store: openSealedStore(name), exclusively: acrossTabs(`pandok-${name}`) })
  opened.set(name, list)
  return list
}
