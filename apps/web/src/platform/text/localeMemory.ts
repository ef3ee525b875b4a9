import { DEFAULT_LOCALE, isListed, LOCALES, type Locale } from '@pandok/domain'
import type { Area } from '../navigation/area.ts'
import type { BrowserStorage } from '../storage/browserStorage.ts'

const COOKIE_LIFE_DAYS = 365
const DAY_SECONDS = 86_400

/** The program area has its own language, because a member may read in one and report in another. */
export const localeKeyOf = (area: Area) => (area === 'program' ? 'program_language' : 'language')

const isLocale = (value: unknown): value is Locale => isListed(LOCALES, value)

/**
 * The area's own choice, otherwise the one of another area, the cookie's, or the document's language, which
 * the server chose from the browser's preferences.
 */
export function rememberedLocale(area: Area, storage: BrowserStorage, cookies: string, given = ''): Locale {
  const candidates = [
    storage.getItem(localeKeyOf(area)),
    storage.getItem('language'),
    cookieLocale(cookies),
    given.split('-')[0],
  ]
  return candidates.find(isLocale) ?? DEFAULT_LOCALE
}

const cookieLocale = (cookies: string) => /(?:^|;\s*)language=([a-z]+)/u.exec(cookies)?.[1]

/**
 * The cookie is for the server, which prerenders public pages: the program's language is written there only
 * if there is no other.
 */
export function rememberLocale(
  area: Area,
  locale: Locale,
  storage: BrowserStorage,
  page: Pick<Document, 'cookie'>,
): void {
  storage.setItem(localeKeyOf(area), locale)
  if (area !== 'program' || storage.getItem('language') === null) writeCookie(locale, page)
}

/**
 * Browsers drop cookies sooner than storage, and the server would then prerender the next page in another
 * language.
 */
export function renewLocaleCookie(storage: BrowserStorage, page: Pick<Document, 'cookie'>): void {
  const chosen = storage.getItem('language')
  if (isLocale(chosen) && cookieLocale(page.cookie) !== chosen) writeCookie(chosen, page)
}

function writeCookie(locale: Locale, page: Pick<Document, 'cookie'>): void {
  page.cookie = `language=${locale}; Max-Age=${COOKIE_LIFE_DAYS * DAY_SECONDS}; Path=/; SameSite=Lax`
}

/** `?lang=de` in an address, for example from a search engine, counts as a choice. */
export function localeInAddress(search: string): Locale | null {
  const asked = new URLSearchParams(search).get('lang')
  return isLocale(asked) ? asked : null
}
