import type { ReportSection } from '@pandok/domain'
import { splitSections } from '@pandok/module-engine'

/** A macro's text by its headings («Imp)», «결론:»); what stands under none of them goes where its column says. */
export const sectionsOf = (
  text: string,
  unheaded: ReportSection = 'findings',
): { section: ReportSection; text: string }[] =>
  splitSections(text).map(({ section, title, lines }) => ({
    section: title === '' ? unheaded : section,
    text: lines.join('\n'),
  }))
