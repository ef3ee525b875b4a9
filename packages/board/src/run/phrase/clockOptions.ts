import { LOCALES, type Locale } from '@pandok/domain'
import type { Option } from '@pandok/module-engine'

const WORDS: Readonly<Record<Locale, (hour: number) => string>> = {
  ko: (hour) => `${hour}시 방향`,
  en: (hour) => `${hour} o’clock`,
  zh: (hour) => `${hour} 点`,
  ja: (hour) => `${hour} 時`,
  de: (hour) => `${hour} Uhr`,
}

/** The hours of a clock face for positions on a breast. The form `hour` is the number alone. */
export const clockOptions = (): Option[] =>
  Array.from({ length: 12 }, (_, index) => ({
    id: String(index + 1),
    label: Object.fromEntries(LOCALES.map((locale) => [locale, WORDS[locale](index + 1)])),
    forms: Object.fromEntries(LOCALES.map((locale) => [locale, { hour: String(index + 1) }])),
  }))
