import { LOCALES, type Locale } from '@pandok/domain'
import { inScope, inTurn } from '@pandok/testkit/scope'
import { describe, expect, it } from 'vitest'
import { falseAlarms, findPlanted } from './measure.ts'
import { OPERATORS } from './operators/operators.ts'
import { writtenReports } from './writtenReports.ts'
import { isFound, wrongReports } from './wrongReports.ts'

/** Errors are planted in every fourth report; `npm run check:report` plants them in all. */
const EVERY = 4
/** This is the aim for typed text (docs/report-check.md). */
const FOUND_AT_LEAST = 0.85

const WRONG_REPORTS = 172
/**
 * The numbers of errors in `reports/wrong` that were found in the last measurement (docs/report-check.md).
 */
const WRONG_FOUND: Readonly<Record<Locale, number>> = { ko: 122, en: 117, zh: 129, ja: 121, de: 123 }

/**
 * Tests the part of `npm run check:report` that is quick enough for every run of the tests. Each language has
 * a file of its own, so that they run in parallel. A third of the reports is read with each commit, and all
 * of them before a release; errors are planted in one language, another with each commit, and in all before a
 * release.
 */
export function describeWritten(locale: Locale): void {
  describe(`reports by hand in ${locale}`, () => {
    const own = writtenReports(new RegExp(`^${locale}`, 'u'))

    it('are a hundred or more', () => {
      expect(own.length).toBeGreaterThanOrEqual(100)
    })

    it('R140 raise no alarm where they are right', () => {
      expect(falseAlarms(inTurn(own))).toEqual([])
    })

    it('R140 raise one for the errors that somebody else wrote into reports, as many as before', () => {
      const wrong = wrongReports(locale)
      expect(wrong).toHaveLength(WRONG_REPORTS)
      expect(wrong.filter(isFound).length).toBeGreaterThanOrEqual(WRONG_FOUND[locale])
    })

    for (const planted of inScope(LOCALES, 'reports by hand').filter((one) => one === locale))
      it(`R140 raise one for most of the errors that are planted in them in ${planted}`, () => {
        const some = own.filter((_, index) => index % EVERY === 0)
        const sums = OPERATORS.map((operator) => findPlanted(some, operator))
        const all = sums.reduce((sum, one) => sum + one.planted, 0)
        const found = sums.reduce((sum, one) => sum + one.found, 0)
        expect(all).toBeGreaterThan(0)
        expect(found / all).toBeGreaterThanOrEqual(FOUND_AT_LEAST)
      })
  })
}
