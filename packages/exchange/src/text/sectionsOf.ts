import type { ReportSection } from '@pandok/domain'
import { splitSections } from '@pandok/module-engine'
import { BLANK } from './blankAt.ts'

/**
 * Splits the text of a macro at its headings («Imp)», «결론:»); text without one belongs to the section of its
 * column. A heading with nothing below it is a blank; headings alone aren't sections.
 */
export function sectionsOf(
  text: string,
  unheaded: ReportSection = 'findings',
): { section: ReportSection; text: string }[] {
  const sections = splitSections(text).map(({ section, title, lines }) => ({
    section: title === '' ? unheaded : section,
    text: lines.join('\n'),
  }))
  if (sections.every((each) => each.text.trim() === '')) return []
  return sections.map((each) => (each.text.trim() === '' ? { ...each, text: BLANK } : each))
}
