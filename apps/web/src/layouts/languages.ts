import type { Locale } from '@pandok/domain'

/** Each language in its own name, so that people who can't read the page find theirs. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  ko: '한국어',
  en: 'English',
  zh: '简体中文',
  ja: '日本語',
  de: 'Deutsch',
}
