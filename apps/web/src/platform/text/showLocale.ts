import type { Locale } from '@pandok/domain'
import type { Extent } from '@pandok/i18n'
import { isDesktop } from '../desktop/isDesktop.ts'
import type { Area } from '../navigation/area.ts'
import { sessionStore } from '../session/sessionStore.ts'
import { browserStorage } from '../storage/browserStorage.ts'
import { loadPageFont } from './fonts.ts'
import { localeInAddress, rememberedLocale, rememberLocale, renewLocaleCookie } from './localeMemory.ts'
import { textStore } from './textStore.ts'

const storage = browserStorage()
/** The document's language as sent by the server. */
const given = typeof document === 'undefined' ? '' : document.documentElement.lang

/** The Windows program has one language for all areas. */
export const placeOf = (area: Area): Area => (area === 'public' && isDesktop() ? 'program' : area)

const remembered = (area: Area): Locale => rememberedLocale(placeOf(area), storage, document.cookie, given)

/** Shows the area's stored language. */
export const showRememberedLocale = (area: Area): Promise<void> => showLocale(area, remembered(area))

/**
 * A language in the address is stored and removed from the address, because otherwise a reload would undo the
 * next choice. Runs before the router reads the address.
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

/** Loads the texts in advance. The very first ones are shown at once, because errors need texts, too. */
export async function prepareRememberedLocale(area: Area): Promise<void> {
  if (!textStore.isReady()) return showRememberedLocale(area)
  // The next page is rendered before its language is shown, so its texts are needed in the present language,
  // too.
  await textStore.show(textStore.read().locale, extentOf(area))
  await textStore.prepare(remembered(area), extentOf(area))
}

/** Stores the member's choice for this area and in the cookie. */
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
