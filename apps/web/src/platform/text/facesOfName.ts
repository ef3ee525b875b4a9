import type { Locale } from '@pandok/domain'

/**
 * The languages whose fonts contain the letters of a name. Han characters use the page's own font if it has
 * them, otherwise the Chinese one, which has the most.
 */
export function facesOfName(name: string, locale: Locale): readonly Locale[] {
  const faces = new Set<Locale>()
  for (const letter of name.normalize('NFC')) {
    if (/\p{Script=Hangul}/u.test(letter)) faces.add('ko')
    else if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letter)) faces.add('ja')
    else if (/\p{Script=Han}/u.test(letter)) faces.add(locale === 'ja' ? 'ja' : 'zh')
    else if (/\p{L}/u.test(letter) && letter > 'ÿ') faces.add('en')
  }
  return [...faces]
}
