import { DEFAULT_LOCALE, LOCALES, type Locale } from '@pandok/domain'
import type { Area } from '../navigation/area.ts'
import type { KeptStorage } from '../storage/keptStorage.ts'

const COOKIE_LIFE_DAYS = 365
const DAY_SECONDS = 86_400

/** The program area keeps its own language: a member may read in one and report in another. */
export const localeKeyOf = (area: Area) => (area === 'program' ? 'program_language' : 'language')

const isLocale = (value: unknown): value is Locale => (LOCALES as readonly unknown[]).includes(value)

/**
 * The area's own choice, else the one made elsewhere on the site, else the cookie's, else the language that the document
 * came in: the server has looked at what the browser asks for.
 */
export function rememberedLocale(area: Area, storage: KeptStorage, cookies: string, given = ''): Locale {
  const candidates = [
    storage.getItem(localeKeyOf(area)),
    storage.getItem('language'),
    cookieLocale(cookies),
    given.split('-')[0],
  ]
  return candidates.find(isLocale) ?? DEFAULT_LOCALE
}

const cookieLocale = (cookies: string) => /(?:^|;\s*)language=([a-z]+)/u.exec(cookies)?.[1]

/** The cookie is for the server, which draws public pages: the program's language goes there only while they have none. */
export function rememberLocale(
  area: Area,
  locale: Locale,
  storage: KeptStorage,
  page: Pick<Document, 'cookie'>,
): void {
  storage.setItem(localeKeyOf(area), locale)
  if (area !== 'program' || storage.getItem('language') === null) writeCookie(locale, page)
}

/** Browsers forget cookies sooner than storage, and the server would draw the next page in another language. */
export function renewLocaleCookie(storage: KeptStorage, page: Pick<Document, 'cookie'>): void {
  const chosen = storage.getItem('language')
  if (isLocale(chosen) && cookieLocale(page.cookie) !== chosen) writeCookie(chosen, page)
}

function writeCookie(locale: Locale, page: Pick<Document, 'cookie'>): void {
  page.cookie = `language=${locale}; Max-Age=${COOKIE_LIFE_DAYS * DAY_SECONDS}; Path=/; SameSite=Lax`
}

/** `?lang=de` in an address from a search engine or a colleague is a choice like any other. */
export function localeInAddress(search: string): Locale | null {
  const asked = new URLSearchParams(search).get('lang')
  return isLocale(asked) ? asked : null
}
