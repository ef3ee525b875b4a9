import type { Locale } from '@pandok/domain'

/** A Hangul syllable counts as three Latin letters, a Chinese character as two. */
const SYLLABLE_WEIGHT = 3
const CHARACTER_WEIGHT = 2
/** Korean reports name findings in English and end the sentence in Korean, so a small share of Hangul is enough. */
const HANGUL_SHARE = 0.15
const KANA_SHARE = 0.1
const HAN_SHARE = 0.3
const SAMPLE = 4000

const GERMAN_WORDS = new Set(
  (
    'der die das den dem des ein eine einer eines einem einen und oder nicht kein keine keiner keinen mit ohne im in am zur zum ' +
    'links rechts beidseits unauffällig unauffällige unauffälliger regelrecht regelrechte nachweis hinweis auf sowie bei von ' +
    'befund beurteilung lunge herz leber milz niere nieren größe lage ist sind wird zeigt kleiner großer raumforderung'
  ).split(' '),
)
const GERMAN_SHARE = 0.12
const ENGLISH =
  /\b(?:the|of|with|without|and|or|no|not|is|are|was|normal|unremarkable|seen|evidence|right|left|both|lung|lungs|heart|liver|kidney|size|mass|nodule|finding|findings|impression|within|limits)\b/iu

/** Returns the main language of a text as a whole, or `fallback` if its letters don't show it. */
export function localeOf(text: string, fallback: Locale): Locale {
  const sample = text.slice(0, SAMPLE)
  const hangul = count(sample, /[가-힣ㄱ-ㅎㅏ-ㅣ]/gu) * SYLLABLE_WEIGHT
  const kana = count(sample, /[ぁ-んァ-ヶ]/gu) * CHARACTER_WEIGHT
  const han = count(sample, /\p{Script=Han}/gu) * CHARACTER_WEIGHT
  const latin = count(sample, /\p{Script=Latin}/gu)
  const all = hangul + kana + han + latin
  if (all === 0) return fallback
  if (hangul / all >= HANGUL_SHARE) return 'ko'
  if (kana / all >= KANA_SHARE) return 'ja'
  // «左上葉» may be either Japanese or Chinese; it is Japanese for a user who works in Japanese.
  if ((han + kana) / all >= HAN_SHARE) return kana > 0 || fallback === 'ja' ? 'ja' : 'zh'
  if (isGerman(sample)) return 'de'
  // Two words of a user who works in German are German, unless they are English words.
  return fallback === 'de' && !ENGLISH.test(sample) ? 'de' : 'en'
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

function isGerman(text: string): boolean {
  if (/[äöüß]/iu.test(text)) return true
  const words = text.toLowerCase().match(/[a-z]{2,}/gu) ?? []
  const german = words.filter((word) => GERMAN_WORDS.has(word)).length
  // «in» and «am» are also English words, so one of them alone proves nothing.
  return german >= 2 && german / words.length >= GERMAN_SHARE
}
