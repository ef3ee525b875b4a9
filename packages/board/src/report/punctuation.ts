import type { Locale } from '@pandok/domain'

interface Punctuation {
  comma: string
  /** The word before the last item of a list. */
  and: string
  colon: string
  stop: string
  /** The separator between sentences of one line. */
  between: string
  /** The separator between phrases of one conclusion. */
  phrases: string
}

const LATIN: Punctuation = { comma: ', ', and: ' and ', colon: ': ', stop: '.', between: ' ', phrases: '; ' }

export const PUNCTUATION: Readonly<Record<Locale, Punctuation>> = {
  ko: { ...LATIN, and: ', ', phrases: ', ' },
  en: LATIN,
  zh: { comma: '、', and: '、', colon: '：', stop: '。', between: '', phrases: '；' },
  ja: { comma: '、', and: '、', colon: '：', stop: '。', between: '', phrases: '、' },
  de: { ...LATIN, and: ' und ' },
}
