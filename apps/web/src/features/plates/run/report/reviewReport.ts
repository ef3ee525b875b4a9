import { type Concern, type RunState, reportText } from '@pandok/board'
import type { Text } from '#platform/text/text.ts'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import { alarmsOf } from '../check/alarmsOf.ts'
import { alarmWords } from '../check/alarmWords.ts'
import type { CheckStore } from '../check/createCheckStore.ts'
import { mayGoOnAnyway } from '../check/mayGoOnAnyway.ts'
import { concernLines } from '../concerns/concernLines.ts'
import type { CopyTarget } from './reportPart.ts'

export interface ReviewParts {
  state: RunState
  target: CopyTarget
  concerns: readonly Concern[]
  host: ImageHost | undefined
  check: CheckStore
  text: Text
}

/** The reasons that prevent a report from being copied or printed. */
export type Obstacle =
  /** A conflict or a gap has to be settled first. */
  | { kind: 'blocked'; blocks: readonly string[] }
  /** Stopped by the report check; the reader can override it. */
  | { kind: 'stopped'; blocks: readonly string[] }

export interface ReportReview {
  /** If `mayDoubt` is set, the reader has seen the alarms and continues anyway. */
  obstacle(mayDoubt: boolean): Obstacle | undefined
  /** The points that are named when the report is copied or printed all the same, and their number. */
  remarks: readonly string[]
  count: number
}

/** Reviews a report before it leaves the workspace, by whatever route. */
export function reviewReport(parts: ReviewParts): ReportReview {
  const { state, target, concerns, check, text } = parts
  const lines = concernLines({ ...state, concerns }, text)
  const blocks = lines.filter(({ level }) => level === 'block').map(({ words }) => words)
  const alarms = alarmsOf(check.fresh(), state, target)
  const stops = alarms.filter(({ level }) => level === 'block')
  const warnings = lines.filter(({ level }) => level === 'warn').length
  // The preview has shown the lost characters, and remarks about a side aren't repeated.
  const doubts = alarms.filter(({ level, rule }) => level !== 'note' && rule !== 'R123')
  const seen = imageRemarks(
    parts,
    doubts.some(({ rule }) => rule === 'R101'),
  )
  // Unconfirmed values are named; other remarks are visible beside the report.
  const unconfirmed = lines.filter(({ kind }) => kind === 'unconfirmed').map(({ words }) => words)
  return {
    obstacle(mayDoubt) {
      if (blocks.length > 0) return { kind: 'blocked', blocks }
      if (stops.length === 0 || (mayDoubt && mayGoOnAnyway(stops))) return undefined
      return { kind: 'stopped', blocks: stops.map((alarm) => alarmWords(alarm, text)) }
    },
    remarks: [
      ...(warnings > 0 ? [text('plateRun.copy.warned', { count: warnings })] : []),
      ...unconfirmed,
      ...doubts.map((alarm) => alarmWords(alarm, text)),
      ...seen,
    ],
    count: warnings + doubts.length + seen.length,
  }
}

function imageRemarks({ state, target, host }: ReviewParts, hasSide: boolean): readonly string[] {
  const isSection = typeof target === 'object' && 'section' in target
  if (isSection || !host) return []
  return host
    .remarks(plainWords(state, target))
    .filter(({ kind }) => kind !== 'side' || !hasSide)
    .map(({ words }) => words)
}

/** The report's text, independent of the destination's characters. */
function plainWords({ entries, languages, exam }: RunState, target: CopyTarget): string {
  const isRun = typeof target === 'object' && 'runId' in target
  const copied = isRun ? entries.filter(({ runId }) => runId === target.runId) : entries
  return reportText(copied, { titles: false, languages, exam, sectionName: () => '' })
}
