import type { Locale } from '@pandok/domain'

/** What an edition says that has changed nothing but this. */
export const SPACED_EDITION: Readonly<Record<Locale, string>> = {
  ko: '중국어와 일본어 문장에서 로마자와 숫자 앞뒤의 띄어쓰기를 통일했습니다. 판정은 그대로입니다.',
  en: 'Chinese and Japanese text has its spaces beside Latin letters and digits in one way; what is decided is the same.',
  zh: '统一了中文和日文与字母、数字之间的空格；判定不变。',
  ja: '中国語と日本語で、英数字の前後の空白を統一しました。判定は同じです。',
  de: 'Chinesische und japanische Texte haben Leerzeichen neben lateinischen Buchstaben und Ziffern einheitlich; die Einstufung bleibt dieselbe.',
}

const LETTER = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々]'
/** Percentages and degrees are read as the number before them. */
const LATIN = '[\\p{Script=Latin}\\p{Script=Greek}\\d%°]'

const between = (before: string, after: string): RegExp => new RegExp(`(?<=${before})(?=${after})`, 'gu')
const apart = (before: string, after: string): RegExp => new RegExp(`(?<=${before}) +(?=${after})`, 'gu')

/** Spaces that a language has, or has not, between its own letters and Latin letters, digits or a blank. */
const RULES: Readonly<Partial<Record<Locale, readonly { pattern: RegExp; instead: string }[]>>> = {
  // Blanks are left alone: whether an answer begins with a digit is only known when it is written.
  zh: [
    { pattern: between('\\p{Script=Han}', LATIN), instead: ' ' },
    { pattern: between(LATIN, '\\p{Script=Han}'), instead: ' ' },
  ],
  ja: [
    { pattern: apart(LETTER, `(?:${LATIN}|\\{)`), instead: '' },
    { pattern: apart(`(?:${LATIN}|\\})`, LETTER), instead: '' },
    // A part of a module's sentence begins or ends where a value stands.
    { pattern: new RegExp(`^ +(?=${LETTER})|(?<=${LETTER}) +$`, 'gu'), instead: '' },
  ],
}

/** What counts or names the kind of the number before it, and so belongs to it. */
const COUNTERS = 'か月|ヶ月|年|週|日|時|点|個|か所|回|本|例|分|型|度|群|期|級|段階|未満|以上|以下|超|葉'

/** The code of a grade before its words, as answers have it: «T1 粘膜下層まで», «2+ 中等度». */
const CODE = new RegExp(
  `^[\\p{Script=Latin}\\d][\\p{Script=Latin}\\d.+/–〜-]{0,5} (?!${COUNTERS})(?=[^\\p{Script=Latin}\\d ][^。]*$)`,
  'u',
)

/** Returns the words with the spaces of their language beside Latin letters and digits. */
export function spaced(text: string, locale: Locale): string {
  const code = locale === 'ja' ? (CODE.exec(text)?.[0] ?? '') : ''
  const rest = (RULES[locale] ?? []).reduce(
    (words, { pattern, instead }) => words.replace(pattern, instead),
    text.slice(code.length),
  )
  return code + rest
}
