import type { Locale } from '@pandok/domain'

/** Widths of semi-bold letters in em, rounded up, so that a word that is measured as fitting does fit. */
const NARROW = 0.32
const SMALL = 0.6
const CAPITAL = 0.74
const IDEOGRAPH = 1

function widthOf(letter: string): number {
  if (/[iljtfrI.,:;'()|!-]/u.test(letter)) return NARROW
  if (/[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letter))
    return IDEOGRAPH
  return /[\p{Lu}mwMW%+]/u.test(letter) ? CAPITAL : SMALL
}

/** The width in em of the widest piece of a name that lines must not break: Chinese and Japanese break anywhere. */
export function widestWord(name: string, locale: Locale): number {
  const breaks = locale === 'zh' || locale === 'ja' ? /\s+|(?=\P{ASCII})/u : /\s+|(?<=[-/])/u
  const widths = name
    .split(breaks)
    .map((word) => Array.from(word).reduce((sum, letter) => sum + widthOf(letter), 0))
  return Math.max(IDEOGRAPH, ...widths)
}
