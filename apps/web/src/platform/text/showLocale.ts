import type { Locale } from '@pandok/domain'
import type { Extent } from '@pandok/i18n'
import { isDesktop } from '../desktop/isDesktop.ts'
import type { Area } from '../navigation/area.ts'
import { sessionStore } from '../session/sessionStore.ts'
import { keptStorage } from '../storage/keptStorage.ts'
import { loadPageFont } from './fonts.ts'
import { localeInAddress, rememberedLocale, rememberLocale, renewLocaleCookie } from './localeMemory.ts'
import { textStore } from './textStore.ts'

const storage = keptStorage()
/** As the server sent it, before anybody chose. */
const given = typeof document === 'undefined' ? '' : document.documentElement.lang

/** The Windows program is one place, with one language. */
export const placeOf = (area: Area): Area => (area === 'public' && isDesktop() ? 'program' : area)

const remembered = (area: Area): Locale => rememberedLocale(placeOf(area), storage, document.cookie, given)

/** Shows the language that the area remembers. */
export const showRememberedLocale = (area: Area): Promise<void> => showLocale(area, remembered(area))

/**
 * A language in the address is chosen by it and taken out again, or a reload would undo the next choice. Before the router
 * looks at the address.
 */
export function takeLocaleFromAddress(area: Area): void {
  const url = new URL(window.location.href)
  const asked = localeInAddress(url.search)
  if (asked) rememberLocale(placeOf(area), asked, storage, document)
  else renewLocaleCookie(storage, document)
  if (!url.searchParams.has('lang')) return
  url.searchParams.delete('lang')
  window.history.replaceState(window.history.state, '', url)
}

/** Fetches it, so that showing it later takes no time. The very first one is shown at once: errors need words too. */
export async function prepareRememberedLocale(area: Area): Promise<void> {
  if (!textStore.isReady()) return showRememberedLocale(area)
  // The next page is drawn before its language is shown, so its words must be there in the present one too.
  await textStore.show(textStore.read().locale, extentOf(area))
  await textStore.prepare(remembered(area), extentOf(area))
}

/** A person's choice: kept for this area, and in the cookie. */
export function chooseLocale(area: Area, locale: Locale): Promise<void> {
  rememberLocale(placeOf(area), locale, storage, document)
  return showLocale(area, locale)
}

function extentOf(area: Area): Extent {
  const place = placeOf(area)
  return place === 'admin' ? 'office' : place
}

async function showLocale(area: Area, locale: Locale): Promise<void> {
  loadPageFont(area, locale)
  const shown = await textStore.show(locale, extentOf(area))
  if (shown !== locale) loadPageFont(area, shown)
  document.documentElement.lang = shown === 'zh' ? 'zh-Hans' : shown
  if (sessionStore.read().currentLocale !== shown) sessionStore.write({ currentLocale: shown })
}
