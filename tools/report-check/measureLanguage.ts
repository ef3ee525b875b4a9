import type { Locale } from '@pandok/domain'
import type { CheckedReport } from '@pandok/report-check'
import { type CorrectReport, typedReport } from './correctReports.ts'
import { measurementsIn } from './fittingContext.ts'
import { type Found, falseAlarms, findPlanted } from './measure.ts'
import { OPERATORS } from './operators/operators.ts'

/** Modules have thousands of saved tests, so errors are planted only in every n-th of them. */
export const TESTS_EVERY = 4

export const REPORT_KINDS = ['written by values', 'the same words typed', 'written by hand'] as const
export const PLANTED_KINDS = ['values', 'typed'] as const

export interface LanguageReports {
  locale: Locale
  made: readonly CorrectReport[]
  written: readonly CorrectReport[]
  /** Errors are planted in this selection of the modules' tests, from 0 to `TESTS_EVERY` - 1. */
  turn: number
}

export interface LanguageMeasure {
  locale: Locale
  falseAlarms: Readonly<Record<(typeof REPORT_KINDS)[number], { alarms: number; reports: number }>>
  planted: Readonly<Record<(typeof PLANTED_KINDS)[number], Readonly<Record<string, Found>>>>
  /** False alarms and missed errors in words. */
  list: readonly string[]
}

/** Counts false alarms and planted errors in the reports of one language. */
export function measureLanguage({ locale, made, written, turn }: LanguageReports): LanguageMeasure {
  const list: string[] = []
  const wrongIn = (reports: readonly CorrectReport[]) => {
    const alarms = falseAlarms(reports)
    for (const { name, alarm } of alarms)
      list.push(
        `false alarm, ${locale} ${name}: ${alarm.rule} ${alarm.variant ?? ''} ${JSON.stringify(alarm.facts)}`,
      )
    return { alarms: alarms.length, reports: reports.length }
  }
  const plantIn = (reports: readonly CorrectReport[]): Readonly<Record<string, Found>> =>
    Object.fromEntries(
      OPERATORS.map((operator) => [
        operator.name,
        findPlanted(reports, operator, (name, wrong, right) => {
          list.push(`missed, ${operator.name}, ${locale} ${name}: ${changedIn(wrong, right)}`)
        }),
      ]),
    )
  const taken = made.filter(({ source }, index) => source !== 'test' || index % TESTS_EVERY === turn)
  return {
    locale,
    falseAlarms: {
      'written by values': wrongIn(made),
      'the same words typed': wrongIn(made.map(typedReport)),
      'written by hand': wrongIn(written.map(measured)),
    },
    planted: { values: plantIn(taken), typed: plantIn([...taken.map(typedReport), ...written]) },
    list,
  }
}

/**
 * Uses the largest size as measured on the image: a measurement must not raise an alarm about another size.
 */
const measured = ({ report, ...rest }: CorrectReport): CorrectReport => ({
  ...rest,
  report: { ...report, context: { ...report.context, measurements: measurementsIn(report) } },
})

function changedIn(wrong: CheckedReport, right: CheckedReport): string {
  const index = wrong.sentences.findIndex(({ text }, at) => text !== right.sentences[at]?.text)
  return index < 0 ? 'the context' : `«${wrong.sentences[index]?.text}» was «${right.sentences[index]?.text}»`
}
