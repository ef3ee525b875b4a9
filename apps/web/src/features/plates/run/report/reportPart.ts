import {
  type Concern,
  type ReportEntry,
  type ReportStyle,
  type RunState,
  reportText,
  sectionText,
} from '@pandok/board'
import type { ReportSection } from '@pandok/domain'

/** The whole report, one of its sections, or what one run has written. */
export type CopyTarget = 'all' | { section: ReportSection } | { runId: string }

export interface ReportPart {
  words: string
  concerns: readonly Concern[]
}

/** What would be copied, and what there is to look at before. A part may be copied while another still waits for something. */
export function reportPart(state: RunState, target: CopyTarget, style: ReportStyle): ReportPart {
  if (target === 'all') return { words: reportText(state.entries, style), concerns: state.concerns }
  if ('section' in target) {
    const { section } = target
    const entries = state.entries.filter((entry) => entry.section === section)
    return { words: sectionText(entries, section, style), concerns: concernsOf(state.concerns, entries) }
  }
  const entries = state.entries.filter(({ runId }) => runId === target.runId)
  // Without names and titles: the reader puts it where it belongs.
  const said = entries.map(({ text }) => text.trim()).filter((text) => text !== '')
  return { words: said.join('\n'), concerns: concernsOf(state.concerns, entries) }
}

const concernsOf = (concerns: readonly Concern[], entries: readonly ReportEntry[]): readonly Concern[] =>
  concerns.filter((concern) =>
    concern.kind === 'outdated'
      ? entries.some(({ id }) => id === concern.entryId)
      : entries.some(({ runId }) => runId === concern.runId),
  )
