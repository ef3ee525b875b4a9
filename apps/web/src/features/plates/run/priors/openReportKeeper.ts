import { openSealedStore } from '#platform/sealed/openSealedStore.ts'
import { memberOf } from '#platform/session/memberOf.ts'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { acrossTabs } from '#platform/storage/mutex.ts'
import { today } from '#platform/today.ts'
import { createReportKeeper, type ReportKeeper } from './createReportKeeper.ts'

const opened = new Map<string, ReportKeeper>()

export function openReportKeeper(): ReportKeeper {
  // An address may contain characters that a file name can't.
  const member = memberOf(sessionStore.read()).replace(
    /[^A-Za-z0-9-]/gu,
    (sign) => `-${sign.codePointAt(0)}-`,
  )
  const name = `reports-${member}`
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
