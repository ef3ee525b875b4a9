import { memberStoreName } from '#platform/sealed/memberStoreName.ts'
import { openSealedStore } from '#platform/sealed/openSealedStore.ts'
import { acrossTabs } from '#platform/storage/mutex.ts'
import { today } from '#platform/today.ts'
import { createReportKeeper, type ReportKeeper } from './createReportKeeper.ts'

const opened = new Map<string, ReportKeeper>()

export function openReportKeeper(): ReportKeeper {
  const name = memberStoreName('reports')
  const known = opened.get(name)
  if (known) return known
  const keeper = createReportKeeper({
    store: openSealedStore(name),
    exclusively: acrossTabs(`pandok-${name}`),
    today,
  })
  opened.set(name, keeper)
  return keeper
}
