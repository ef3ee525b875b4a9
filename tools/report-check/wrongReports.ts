import { readFileSync } from 'node:fs'
import type { Locale } from '@pandok/domain'
import { type Alarm, type CheckedReport, createReportCheck } from '@pandok/report-check'
import { inRepository } from '../build/repository.mjs'
import type { CorrectReport } from './correctReports.ts'
import { aroundWords, leadsTo } from './plantedPlaces.ts'
import { writtenReports } from './writtenReports.ts'

const FOLDER = inRepository('packages', 'report-check', 'reports', 'wrong')
const { check } = createReportCheck()

/** A report into which somebody who didn't know the rules has written one error. */
export interface WrongReport extends CorrectReport {
  kind: string
  /** The words that are wrong. */
  words: string
}

/** Reads `reports/wrong/<language>.txt`: reports with a line `E: kind | the wrong words | why`. */
export function wrongReports(locale: Locale): readonly WrongReport[] {
  const errors = new Map(
    readFileSync(`${FOLDER}/${locale}.txt`, 'utf8')
      .split(/^== /mu)
      .map((text) => [text.split('|')[0]?.trim() ?? '', /^E: (.*)$/mu.exec(text)?.[1] ?? ''] as const),
  )
  return writtenReports(new RegExp(`^${locale}\\.txt$`, 'u'), FOLDER).map((one) => {
    const [kind = '', words = ''] = (errors.get(one.name) ?? '').split('|').map((field) => field.trim())
    return { ...one, kind, words }
  })
}

/** Returns the sentence around the wrong words, in each section that has them. */
const placesOf = ({ sentences }: CheckedReport, words: string) =>
  sentences.flatMap(({ id, text }) => {
    const at = text.indexOf(words)
    return at < 0 ? [] : [{ sentence: id, ...aroundWords(text, at, at + words.length) }]
  })

/**
 * Returns whether an alarm leads to the sentence with the error, or reports what was omitted from the
 * conclusion.
 */
export function isFound({ report, kind, words }: WrongReport): boolean {
  const places = placesOf(report, words)
  const isThere = (alarm: Alarm): boolean =>
    (kind === 'conclusion' && alarm.rule === 'R114') || leadsTo(alarm, places)
  return check(report).some((alarm) => alarm.level !== 'note' && isThere(alarm))
}
