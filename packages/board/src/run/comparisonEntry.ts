import { cellIn } from '@pandok/domain'
import { comparedLesions } from '../prior/comparedLesions.ts'
import { fillingKey } from '../prior/compareRun.ts'
import { comparisonText } from '../prior/comparisonText.ts'
import type { RunDocument } from './document/RunDocument.ts'
import { type LiveRun, type LiveSentence, PLAIN_SENTENCE } from './live/LiveRun.ts'
import { languageOf, type ReportLanguages } from './ReportLanguages.ts'

/** A report has at most one comparison. */
export const COMPARISON_ENTRY = { id: 'comparison', section: 'comparison' } as const

/** Returns the sentences of the comparison, or undefined if nothing was ever compared. */
export function comparisonSentence(
  { lesions, runs }: Pick<RunDocument, 'lesions' | 'runs'>,
  liveRuns: readonly LiveRun[],
  languages: ReportLanguages,
): LiveSentence | undefined {
  const written = liveRuns.filter(({ isWritten }) => isWritten)
  const compared = written.filter((live) => live.derive(isCompared))
  if (compared.length + lesions.length === 0) return undefined
  const locale = languageOf(languages, COMPARISON_ENTRY.section)
  const described = compared.flatMap((live) => {
    const { cell } = live.plan
    const own = runs.filter(({ cellId, isWritten }) => isWritten && cellId === cell.id)
    const ordinal = own.length > 1 ? ` ${own.findIndex(({ id }) => id === live.id) + 1}` : ''
    const title = cellIn(cell, locale).title + ordinal
    return live.fillings.map((filling) => ({ key: fillingKey(live, filling), title, filling }))
  })
  const text = comparisonText(comparedLesions(described, lesions, locale), locale) ?? null
  return { ...COMPARISON_ENTRY, ...PLAIN_SENTENCE, text }
}

const isCompared = ({ fillings }: LiveRun): boolean =>
  fillings.some(({ session }) => session.compared() !== undefined)
