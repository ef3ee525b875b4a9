import type { Locale } from '@pandok/domain'
import { areaOf } from '#platform/navigation/area.ts'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { placeOf } from '#platform/text/showLocale.ts'
import { callMethod } from '#rpc/callAction.ts'
import { rpc } from '#rpc/rpc.ts'

let last = Promise.resolve()

/**
 * Mails follow the language that a member chooses on the site. The program's own is that of the work and not told: somebody
 * may report in English and want their receipts in Korean. One after the other, or the choice before the last could win.
 */
export function chooseMailLocale(locale: Locale): void {
  if (placeOf(areaOf(window.location.pathname)) === 'program') return
  last = last
    .then(() => tell(locale))
    .catch(() => {
      // The page is in the chosen language all the same, and the next choice is told again.
    })
}

async function tell(locale: Locale): Promise<void> {
  if (sessionStore.read().authToken === null) return
  // A call with a session that has ended would lead to the log-in, away from a page that is open to all.
  if ((await rpc.validate()) === 'visitor') return
  await callMethod('user-update', { locale }, { keepalive: true })
}
