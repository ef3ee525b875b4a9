import {
  type Concern,
  type Destination,
  type FormatParts,
  type FormattedReport,
  formatReport,
  type ReportEntry,
  type RunState,
} from '@pandok/board'
import type { ReportSection } from '@pandok/domain'
import { sectionName } from '@pandok/i18n'

export type CopyTarget = 'all' | { section: ReportSection } | { runId: string }

export interface CopyStyle extends Pick<FormatParts, 'libraryModules'> {
  destination: Destination
  titles: boolean
}

export interface ReportPart {
  formatted: FormattedReport
  concerns: readonly Concern[]
}

/** The text to copy and its remarks. A part may be copied while another part is incomplete. */
export function reportPart(state: RunState, target: CopyTarget, style: CopyStyle): ReportPart {
  const common = {
    languages: state.languages,
    exam: state.exam,
    sectionName,
    typedIn: (entry: ReportEntry) => typedWords(state, entry),
  }
  if (target === 'all') {
    return {
      formatted: formatReport({ ...common, ...style, entries: state.entries }),
      concerns: state.concerns,
    }
  }
  if ('section' in target) {
    const { section } = target
    const entries = state.entries.filter((entry) => entry.section === section)
    return {
      formatted: formatReport({ ...common, ...style, entries: state.entries, section }),
      concerns: concernsOf(state.concerns, entries),
    }
  }
  const entries = state.entries.filter(({ runId }) => runId === target.runId)
  // A part is copied without headings and numbers, because the reader inserts it into another text.
  const destination = { ...style.destination, headings: 'none', numbers: 'none', spacing: 'none' } as const
  return {
    formatted: formatReport({ ...common, ...style, destination, titles: false, entries }),
    concerns: concernsOf(state.concerns, entries),
  }
}

const concernsOf = (concerns: readonly Concern[], entries: readonly ReportEntry[]): readonly Concern[] =>
  concerns.filter((concern) => {
    if (concern.kind === 'outdated') return entries.some(({ id }) => id === concern.entryId)
    // A part of the report may lack what the whole report must have.
    if (concern.kind === 'unconcluded') return false
    if (concern.kind !== 'conflict') return entries.some(({ runId }) => runId === concern.runId)
    const { runIds, entryId, advice } = concern
    if (advice) return entries.some(({ id }) => advice.entryIds.includes(id))
    // Only the edited sentence of the first run contradicts the second run.
    return entries.some(
      ({ id, runId }) =>
        runId === runIds[1] || (entryId === undefined ? runId === runIds[0] : id === entryId),
    )
  })

/** Free text that was typed into the form of the run that wrote a sentence. */
export function typedWords({ runs }: Pick<RunState, 'runs'>, { runId }: ReportEntry): readonly string[] {
  const fillings = runs.find(({ id }) => id === runId)?.fillings ?? []
  return fillings.flatMap(({ session }) =>
    session
      .snapshot()
      .inputs.flatMap(({ input, value }) =>
        input.kind === 'text' && typeof value === 'string' ? [value] : [],
      ),
  )
}
