import type { Locale } from '@pandok/domain'

/** Words of a report that no module provides. They belong to the grammar of reports, not to the user interface. */
interface ReportWords {
  yes: string
  no: string
  unknown: string
  sides: Readonly<Record<'R' | 'L' | 'B', string>>
  comma: string
  and: { two: string; last: string }
  or: { two: string; last: string }
  /** The separator before the last of three or more items, with a serial comma. */
  serial?: string
}

export const WORDS: Readonly<Record<Locale, ReportWords>> = {
  ko: {
    yes: '예',
    no: '아니요',
    unknown: '미상',
    sides: { R: '우측', L: '좌측', B: '양측' },
    comma: ', ',
    and: { two: ' 및 ', last: ' 및 ' },
    or: { two: ' 또는 ', last: ' 또는 ' },
  },
  en: {
    yes: 'yes',
    no: 'no',
    unknown: 'unknown',
    sides: { R: 'right', L: 'left', B: 'bilateral' },
    comma: ', ',
    and: { two: ' and ', last: ' and ' },
    or: { two: ' or ', last: ' or ' },
    serial: ', and ',
  },
  zh: {
    yes: '是',
    no: '否',
    unknown: '不详',
    sides: { R: '右侧', L: '左侧', B: '双侧' },
    comma: '、',
    and: { two: '和', last: '和' },
    or: { two: '或', last: '或' },
  },
  ja: {
    yes: 'はい',
    no: 'いいえ',
    unknown: '不明',
    sides: { R: '右', L: '左', B: '両側' },
    comma: '、',
    and: { two: '、', last: '、' },
    or: { two: 'または', last: 'または' },
  },
  de: {
    yes: 'ja',
    no: 'nein',
    unknown: 'unbekannt',
    sides: { R: 'rechts', L: 'links', B: 'beidseits' },
    comma: ', ',
    and: { two: ' und ', last: ' und ' },
    or: { two: ' oder ', last: ' oder ' },
  },
}
