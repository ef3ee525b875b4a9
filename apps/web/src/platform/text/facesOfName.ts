import type { Locale } from '@pandok/domain'

/**
 * The languages whose fonts contain the letters of a name. Han characters use the page's own font if it has
 * them, otherwise the Chinese one, which has the most; the Japanese one lacks simplified forms.
 */
export function facesOfName(name: string, locale: Locale): readonly Locale[] {
  const faces = new Set<Locale>()
  for (const letter of name.normalize('NFC')) {
    if (/\p{Script=Hangul}/u.test(letter)) faces.add('ko')
    else if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letter)) faces.add('ja')
    else if (/\p{Script=Han}/u.test(letter)) {
      if (locale === 'ja') faces.add('ja')
      faces.add('zh')
    } else if (/\p{L}/u.test(letter) && letter > lastLetterOf(locale)) faces.add('en')
  }
  return [...faces]
}

/** The Korean font has the letters of English alone; the others have those of Western Europe. */
const lastLetterOf = (locale: Locale): string => (locale === 'ko' ? '~' : 'ÿ')
