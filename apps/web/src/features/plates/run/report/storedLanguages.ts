import type { ReportLanguages } from '@pandok/board'
import { LOCALES, type Locale, REPORT_SECTIONS } from '@pandok/domain'
import { memberOf } from '#platform/session/memberOf.ts'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { browserStorage } from '#platform/storage/browserStorage.ts'

/** The report languages that a member chose for a plate on this computer; undefined if never chosen. */
export function readLanguages(plateId: string): ReportLanguages | undefined {
  try {
    const kept: unknown = JSON.parse(browserStorage().getItem(nameOf(plateId)) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('main' in kept) || !isLocale(kept.main))
      return undefined
    const own: unknown = 'sections' in kept ? kept.sections : undefined
    const sections = REPORT_SECTIONS.flatMap((section): [string, Locale][] => {
      const locale: unknown = typeof own === 'object' && own !== null ? Reflect.get(own, section) : undefined
      return isLocale(locale) ? [[section, locale]] : []
    })
    return { main: kept.main, sections: Object.fromEntries(sections) }
  } catch {
    return undefined
  }
}

export const storeLanguages = (plateId: string, languages: ReportLanguages): void =>
  browserStorage().setItem(nameOf(plateId), JSON.stringify(languages))

const nameOf = (plateId: string): string => `report.languages.${memberOf(sessionStore.read())}.${plateId}`

const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value)
