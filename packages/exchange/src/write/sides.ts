import type { Locale } from '@pandok/domain'

/** The answers for a side, in formats without sides. */
export const SIDES: Readonly<Record<'R' | 'L' | 'B', Readonly<Record<Locale, string>>>> = {
  R: { ko: '우측', en: 'right', zh: '右侧', ja: '右', de: 'rechts' },
  L: { ko: '좌측', en: 'left', zh: '左侧', ja: '左', de: 'links' },
  B: { ko: '양측', en: 'both', zh: '双侧', ja: '両側', de: 'beidseits' },
}
