import type { Locale } from '@pandok/domain'

/** Each language by its own name: who can't read the page must still find theirs. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  ko: '한국어',
  en: 'English',
  zh: '简体中文',
  ja: '日本語',
  de: 'Deutsch',
}
