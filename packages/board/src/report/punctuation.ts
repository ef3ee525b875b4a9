import type { Locale } from '@pandok/domain'

interface Punctuation {
  comma: string
  colon: string
  stop: string
  /** Between sentences of one line. */
  between: string
  /** Between phrases of one conclusion. */
  phrases: string
}

const LATIN: Punctuation = { comma: ', ', colon: ': ', stop: '.', between: ' ', phrases: '; ' }

export const PUNCTUATION: Readonly<Record<Locale, Punctuation>> = {
  ko: { ...LATIN, phrases: ', ' },
  en: LATIN,
  zh: { comma: '、', colon: '：', stop: '。', between: '', phrases: '；' },
  ja: { comma: '、', colon: '：', stop: '。', between: '', phrases: '、' },
  de: LATIN,
}
