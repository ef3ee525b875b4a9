import { DEFAULT_LOCALE, LOCALES, type Locale } from '@pandok/domain'
import type { Area } from './area.ts'
import type { KeptStorage } from './keptStorage.ts'

const COOKIE_LIFE_DAYS = 365
const DAY_SECONDS = 86_400

/** The program area keeps its own language: a member may read in one and report in another. */
export const localeKeyOf = (area: Area) => (area === 'program' ? 'program_language' : 'language')

const isLocale = (value: unknown): value is Locale => (LOCALES as readonly unknown[]).includes(value)

/** The area's own choice, else the one made elsewhere on the site, else the cookie's, else Korean. */
export function rememberedLocale(area: Area, storage: KeptStorage, cookies: string): Locale {
  const candidates = [
    storage.getItem(localeKeyOf(area)),
    storage.getItem('language'),
    /(?:^|;\s*)language=([a-z]+)/u.exec(cookies)?.[1],
  ]
  return candidates.find(isLocale) ?? DEFAULT_LOCALE
}

export function rememberLocale(
  area: Area,
  locale: Locale,
  storage: KeptStorage,
  page: Pick<Document, 'cookie'>,
): void {
  storage.setItem(localeKeyOf(area), locale)
  page.cookie = `language=${locale}; Max-Age=${COOKIE_LIFE_DAYS * DAY_SECONDS}; Path=/; SameSite=Lax`
}
