import type { Locale } from '@pandok/domain'
import { printDate, textOf } from '@pandok/module-engine'
import { type FollowUp, followUpFault } from './FollowUp.ts'
import { wholeMonths } from './monthsAfter.ts'

interface Idiom {
  /**
   * `when` is empty only if nothing can be said of the time, which can't happen in a valid recommendation.
   */
  sentence: (exam: string, when: string, reason: string | undefined) => string
  between: (from: string, to: string) => string
  by: (latest: string) => string
  after: (earliest: string) => string
  on: (day: string) => string
  /** The time in words, followed by the days in brackets. */
  months: (from: number, to: number, days: string) => string
  span: (from: string, to: string) => string
}

const range = (from: number, to: number, dash = '–') => (from === to ? String(from) : `${from}${dash}${to}`)

const IDIOMS: Readonly<Record<Locale, Idiom>> = {
  ko: {
    sentence: (exam, when, reason) =>
      `${when} ${exam} 추적검사를 권고함${reason === undefined ? '' : `(${reason})`}.`,
    between: (from, to) => `${from}부터 ${to} 사이에`,
    by: (latest) => `${latest}까지`,
    after: (earliest) => `${earliest} 이후에`,
    on: (day) => `${day}에`,
    months: (from, to, days) => `${range(from, to)}개월 후(${days})`,
    span: (from, to) => (from === to ? from : `${from}–${to}`),
  },
  en: {
    sentence: (exam, when, reason) =>
      `Follow-up ${exam} is recommended ${when}${reason === undefined ? '' : ` (${reason})`}.`,
    between: (from, to) => `between ${from} and ${to}`,
    by: (latest) => `by ${latest}`,
    after: (earliest) => `on or after ${earliest}`,
    on: (day) => `on ${day}`,
    months: (from, to, days) => `in ${range(from, to)} ${to === 1 ? 'month' : 'months'} (${days})`,
    span: (from, to) => (from === to ? from : `${from} to ${to}`),
  },
  zh: {
    sentence: (exam, when, reason) =>
      `建议${when}复查${exam}${reason === undefined ? '' : `（${reason}）`}。`,
    between: (from, to) => `于${from}至${to}`,
    by: (latest) => `于${latest}前`,
    after: (earliest) => `于${earliest}后`,
    on: (day) => `于${day}`,
    months: (from, to, days) => `${range(from, to)}个月后（${days}）`,
    span: (from, to) => (from === to ? from : `${from}至${to}`),
  },
  ja: {
    sentence: (exam, when, reason) =>
      `${when}${exam}による経過観察を推奨します${reason === undefined ? '' : `（${reason}）`}。`,
    between: (from, to) => `${from}から${to}の間に`,
    by: (latest) => `${latest}までに`,
    after: (earliest) => `${earliest}以降に`,
    on: (day) => `${day}に`,
    months: (from, to, days) => `${range(from, to, '〜')}か月後（${days}）に`,
    span: (from, to) => (from === to ? from : `${from}〜${to}`),
  },
  de: {
    sentence: (exam, when, reason) =>
      `Verlaufskontrolle mittels ${exam} ${when} empfohlen${reason === undefined ? '' : ` (${reason})`}.`,
    between: (from, to) => `zwischen dem ${from} und dem ${to}`,
    by: (latest) => `bis zum ${latest}`,
    after: (earliest) => `ab dem ${earliest}`,
    on: (day) => `am ${day}`,
    months: (from, to, days) => `in ${range(from, to)} ${to === 1 ? 'Monat' : 'Monaten'} (${days})`,
    span: (from, to) => (from === to ? from : `${from} bis ${to}`),
  },
}

/**
 * Writes the sentence of a recommendation, or returns undefined if it is invalid. Months are used if both
 * days are whole months after the examination. The days are always given as well, because a later reader
 * counts from another day.
 */
export function followUpSentence(followUp: FollowUp, locale: Locale, examDate?: string): string | undefined {
  if (followUpFault(followUp)) return undefined
  const exam = textOf(followUp.exam, locale)
  const reason = followUp.reason && textOf(followUp.reason, locale)
  if (exam === undefined) return undefined
  return IDIOMS[locale].sentence(exam, whenOf(followUp, locale, examDate), reason)
}

function whenOf({ earliest, latest }: FollowUp, locale: Locale, examDate: string | undefined): string {
  const idiom = IDIOMS[locale]
  const day = (date: string) => printDate(date, locale)
  if (earliest === undefined) return idiom.by(day(latest ?? ''))
  if (latest === undefined) return idiom.after(day(earliest))
  const from = examDate === undefined ? undefined : wholeMonths(examDate, earliest)
  const to = examDate === undefined ? undefined : wholeMonths(examDate, latest)
  if (from !== undefined && to !== undefined)
    return idiom.months(from, to, idiom.span(day(earliest), day(latest)))
  return earliest === latest ? idiom.on(day(earliest)) : idiom.between(day(earliest), day(latest))
}
