import type { ReportSection } from '@pandok/domain'
import { splitSections } from '@pandok/module-engine'

/** A macro's text by its headings («Imp)», «결론:»); a text without them is findings. */
export const sectionsOf = (text: string): { section: ReportSection; text: string }[] =>
  splitSections(text).map(({ section, lines }) => ({ section, text: lines.join('\n') }))
