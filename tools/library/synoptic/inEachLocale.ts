import type { Locale } from '@pandok/domain'
import type { InFive } from './SynopticHead.ts'

export const inEachLocale = (say: (locale: Locale) => string): InFive => ({
  ko: say('ko'),
  en: say('en'),
  zh: say('zh'),
  ja: say('ja'),
  de: say('de'),
})
