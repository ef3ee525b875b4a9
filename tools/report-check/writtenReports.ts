import { readdirSync, readFileSync } from 'node:fs'
import { LOCALES, type Locale, type ReportSection } from '@pandok/domain'
import type { CheckedReport, CheckedSentence, ImageContext } from '@pandok/report-check'
import { inRepository } from '../build/repository.mjs'
import type { CorrectReport } from './correctReports.ts'

const FOLDER = inRepository('packages', 'report-check', 'reports')
const TODAY = '2026-11-16'

const SECTIONS: Readonly<Record<string, ReportSection>> = {
  // Clinical information has no section of its own and is part of the technique.
  H: 'technique',
  T: 'technique',
  C: 'comparison',
  F: 'findings',
  I: 'impression',
  R: 'recommendation',
  S: 'specimen',
  G: 'gross',
  X: 'microscopy',
  D: 'diagnosis',
  M: 'comment',
}

/**
 * Reads reports that were written by hand for this check: `reports/<language>*.txt`. A line of `==` opens one
 * with its name, the patient's sex and age, the order, the day of the study and those of earlier ones; a
 * letter and a colon open a section.
 */
export function writtenReports(which = /./u, folder = FOLDER): readonly CorrectReport[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt') && which.test(name))
    .toSorted()
    .flatMap((name) => {
      const locale = LOCALES.find((one) => name.startsWith(one))
      if (!locale) throw new Error(`${name} is of no language.`)
      return readFileSync(`${folder}/${name}`, 'utf8')
        .split(/^== /mu)
        .filter((text) => text.trim() !== '')
        .map((text) => reportIn(text, locale))
    })
}

function reportIn(text: string, locale: Locale): CorrectReport {
  const [head = '', ...lines] = text.split('\n')
  const [name = '', patient = '', order = '', date = '', priors = ''] = head
    .split('|')
    .map((field) => field.trim())
  const sentences: CheckedSentence[] = []
  for (const line of lines) {
    const [, letter = '', words = ''] = /^([A-Z]): (.*)$/u.exec(line) ?? []
    // The planted error is described separately from the report.
    if (letter === 'E') continue
    const section = SECTIONS[letter]
    const last = sentences.at(-1)
    if (section) sentences.push({ id: section, section, locale, text: words, author: 'typed' })
    else if (last && line.trim() !== '') sentences.splice(-1, 1, { ...last, text: `${last.text}\n${line}` })
  }
  const report: CheckedReport = {
    sentences,
    findings: [],
    regions: [],
    characters: 'unicode',
    today: TODAY,
    context: contextOf(patient, order, date, priors),
  }
  return { source: 'hand', name, locale, report }
}

function contextOf(patient: string, order: string, date: string, priors: string): ImageContext {
  const [sex, age] = patient.split(' ')
  return {
    patient: { sex: sex === 'F' || sex === 'M' ? sex : undefined, ageYears: Number(age), id: '4711208' },
    study: { date, order },
    priors: priors === '' ? [] : priors.split(/,\s*/u).map((day) => ({ date: day })),
  }
}
