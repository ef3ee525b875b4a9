import type { ReportSection } from '@pandok/domain'
import { splitSections } from '@pandok/module-engine'

/**
 * Splits the text of a macro at its headings («Imp)», «결론:»); text without one belongs to the section of its
 * column.
 */
export const sectionsOf = (
  text: string,
  unheaded: ReportSection = 'findings',
): { section: ReportSection; text: string }[] =>
  splitSections(text).map(({ section, title, lines }) => ({
    section: title === '' ? unheaded : section,
    text: lines.join('\n'),
  }))
