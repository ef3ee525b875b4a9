import { isListed, type Locale } from '@pandok/domain'
import { printDate } from '@pandok/module-engine'
import { isDay } from './FollowUp.ts'

export const COMMUNICATION_MEANS = ['phone', 'inPerson', 'message'] as const
export type CommunicationMeans = (typeof COMMUNICATION_MEANS)[number]

/**
 * The communication of a critical result, with the fields of the ACR Practice Parameter for Communication of
 * Diagnostic Imaging Findings: the finding, when it was found, who reported it to whom, when, and by what
 * means. Times are `YYYY-MM-DD HH:MM` in the local time of the hospital.
 */
export interface CriticalCommunication {
  finding: string
  foundAt: string
  toldBy: string
  receivedBy: string
  toldAt: string
  means: CommunicationMeans
}

export const CRITICAL_FIELDS = ['finding', 'foundAt', 'toldBy', 'receivedBy', 'toldAt', 'means'] as const
export type CriticalField = (typeof CRITICAL_FIELDS)[number]

/**
 * Lists the fields that are missing or impossible, such as a communication before the finding. The line is
 * not written while there are any.
 */
export function openCriticalFields(told: Partial<CriticalCommunication>): CriticalField[] {
  const open = CRITICAL_FIELDS.filter((field) => {
    const value = told[field]?.trim() ?? ''
    if (field === 'foundAt' || field === 'toldAt') return !isMoment(value)
    return field === 'means' ? !isListed(COMMUNICATION_MEANS, value) : value === ''
  })
  const isReversed = open.length === 0 && (told.toldAt ?? '') < (told.foundAt ?? '')
  return isReversed ? ['toldAt'] : open
}

const isMoment = (moment: string): boolean =>
  /^\S{10} (?:[01]\d|2[0-3]):[0-5]\d$/u.test(moment) && isDay(moment.slice(0, 10))

const MEANS: Readonly<Record<Locale, Readonly<Record<CommunicationMeans, string>>>> = {
  ko: { phone: '전화', inPerson: '대면', message: '메시지' },
  en: { phone: 'by phone', inPerson: 'in person', message: 'by message' },
  zh: { phone: '电话', inPerson: '当面', message: '消息' },
  ja: { phone: '電話', inPerson: '対面', message: 'メッセージ' },
  de: { phone: 'telefonisch', inPerson: 'persönlich', message: 'per Nachricht' },
}

type Line = (told: Omit<CriticalCommunication, 'means'> & { means: string }) => string

const LINES: Readonly<Record<Locale, Line>> = {
  ko: (told) =>
    `중대 이상 소견 통보: ${told.finding}. 발견 ${told.foundAt}, 통보자 ${told.toldBy}, 수신자 ${told.receivedBy}, 통보 ${told.toldAt}, 방법 ${told.means}.`,
  en: (told) =>
    `Critical result: ${told.finding}. Found on ${told.foundAt}; communicated by ${told.toldBy} to ${told.receivedBy} on ${told.toldAt}, ${told.means}.`,
  zh: (told) =>
    `危急值报告：${told.finding}。发现时间${told.foundAt}，报告人${told.toldBy}，接收人${told.receivedBy}，报告时间${told.toldAt}，方式：${told.means}。`,
  ja: (told) =>
    `緊急所見の連絡：${told.finding}。発見${told.foundAt}、連絡者${told.toldBy}、受領者${told.receivedBy}、連絡${told.toldAt}、方法：${told.means}。`,
  de: (told) =>
    `Kritischer Befund: ${told.finding}. Festgestellt ${told.foundAt}; mitgeteilt von ${told.toldBy} an ${told.receivedBy}, ${told.toldAt}, ${told.means}.`,
}

/** Writes the line with all six fields, or returns undefined while one is open. */
export function criticalLine(told: Partial<CriticalCommunication>, locale: Locale): string | undefined {
  if (openCriticalFields(told).length > 0) return undefined
  const { finding, foundAt, toldBy, receivedBy, toldAt, means } = told as CriticalCommunication
  const at = (moment: string) => `${printDate(moment.slice(0, 10), locale)}${moment.slice(10)}`
  return LINES[locale]({
    finding: finding.trim().replace(/[.。]$/u, ''),
    foundAt: at(foundAt),
    toldAt: at(toldAt),
    toldBy: toldBy.trim(),
    receivedBy: receivedBy.trim(),
    means: MEANS[locale][means],
  })
}
