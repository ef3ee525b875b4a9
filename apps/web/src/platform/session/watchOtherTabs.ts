import { areaOf } from '../navigation/area.ts'
import { navigation } from '../navigation/navigation.ts'
import { localeKeyOf } from '../text/localeMemory.ts'
import { showRememberedLocale } from '../text/showLocale.ts'
import { sessionStore } from './sessionStore.ts'

/** A log-in, log-out or language change in one tab applies to all tabs. */
export function watchOtherTabs(): void {
  window.addEventListener('storage', ({ key }) => {
    const before = sessionStore.read()
    const after = sessionStore.reread()
    if ((before.authToken === null) !== (after.authToken === null)) void navigation.recheck()
    const area = areaOf(window.location.pathname)
    if (key === localeKeyOf(area) || key === null) void showRememberedLocale(area)
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    // The back button may restore a page from before a log-out out of the cache.
    if (!persisted) return
    sessionStore.reread()
    void navigation.recheck()
  })
}
