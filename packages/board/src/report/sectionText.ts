import type { ReportSection } from '@pandok/domain'
import type { ReportEntry } from '../run/PlateRun.ts'
import type { ReportStyle } from './reportText.ts'

/** What is looked at part by part; the others are read as a whole. */
const DESCRIBING: ReadonlySet<ReportSection> = new Set(['findings', 'specimen', 'gross', 'microscopy'])

/** One section without its name. */
export function sectionText(
  entries: readonly ReportEntry[],
  section: ReportSection,
  { titles }: Pick<ReportStyle, 'titles'>,
): string {
  const said = entries
    .filter((entry) => entry.section === section)
    .map(({ runId, title, text }) => ({ runId, title, text: text.trim() }))
    .filter(({ text }) => text !== '')
  if (!titles || !DESCRIBING.has(section)) return said.map(({ text }) => text).join('\n')
  return paragraphsOf(said)
    .map(({ title, texts }) => (title === '' ? joined(texts) : `${title}: ${joined(texts)}`))
    .join('\n')
}

/** Sentences of one run stand behind one title. */
function paragraphsOf(said: readonly { runId: string | null; title: string; text: string }[]) {
  const paragraphs: { runId: string | null; title: string; texts: string[] }[] = []
  for (const { runId, title, text } of said) {
    const last = paragraphs.at(-1)
    if (last && runId !== null && last.runId === runId) last.texts.push(text)
    else paragraphs.push({ runId, title, texts: [text] })
  }
  return paragraphs
}

/** Chinese and Japanese full stops bring their own space; where a sentence has lines, so have they all. */
function joined(texts: readonly string[]): string {
  if (texts.some((text) => text.includes('\n'))) return texts.join('\n')
  return texts.reduce((before, text) => (/[。！？；]$/u.test(before) ? before + text : `${before} ${text}`))
}
