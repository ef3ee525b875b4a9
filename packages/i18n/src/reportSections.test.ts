import { LOCALES, REPORT_SECTIONS } from '@pandok/domain'
import { splitSections } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { loadCatalogue } from './loadCatalogue.ts'

describe('the headings of a report', () => {
  it.each(LOCALES)('are read as the same sections when the report is pasted again in %s', async (locale) => {
    const { messages } = await loadCatalogue(locale, 'program')
    const written = REPORT_SECTIONS.map((section) => `${messages[`reportSection.${section}`]}:\nnormal`)
    expect(splitSections(written.join('\n')).map(({ section }) => section)).toEqual(REPORT_SECTIONS)
  })
})
