import { memberStoreName } from '#platform/sealed/memberStoreName.ts'
import { openSealedStore } from '#platform/sealed/openSealedStore.ts'
import { acrossTabs } from '#platform/storage/mutex.ts'
import { today } from '#platform/today.ts'
import { createReportArchive, type ReportArchive } from './createReportArchive.ts'

const opened = new Map<string, ReportArchive>()

export function openReportArchive(): ReportArchive {
  const name = memberStoreName('reports')
  const known = opened.get(name)
  if (known) return known
  const archive = createReportArchive({
    store: openSealedStore(name),
    exclusively: acrossTabs(`pandok-${name}`),
    today,
  })
  opened.set(name, archive)
  return archive
}
