import { LOCALES, REPORT_SECTIONS } from '@pandok/domain'
import { splitSections } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import { wholeText } from './wholeText.ts'

describe('a text for a program without sections', () => {
  it.each(LOCALES)('has headings that are read as the same sections again in %s', (locale) => {
    const texts = REPORT_SECTIONS.map((section) => ({ section, text: 'normal' }))
    const read = splitSections(wholeText({ locale, texts }))
    expect(read.map(({ section, lines }) => ({ section, text: lines.join('\n') }))).toEqual(texts)
  })
})
