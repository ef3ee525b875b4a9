import type { Locale } from '@pandok/domain'
import { areaOf } from '#platform/navigation/area.ts'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { placeOf } from '#platform/text/showLocale.ts'
import { callMethod } from '#rpc/callAction.ts'
import { rpc } from '#rpc/rpc.ts'

let last = Promise.resolve()

/**
 * Mails use the language that a member chooses on the site. The program's language isn't reported, because a
 * member may write reports in English and want receipts in Korean. Calls are made one after the other, so
 * that the last choice wins.
 */
export function chooseMailLocale(locale: Locale): void {
  if (placeOf(areaOf(window.location.pathname)) === 'program') return
  last = last
    .then(() => tell(locale))
    .catch(() => {
      // The page is in the chosen language anyway, and the next choice is reported again.
    })
}

async function tell(locale: Locale): Promise<void> {
  if (sessionStore.read().authToken === null) return
  // A call with an ended session would redirect to the log-in, away from a public page.
  if ((await rpc.validate()) === 'visitor') return
  await callMethod('user-update', { locale }, { keepalive: true })
}
