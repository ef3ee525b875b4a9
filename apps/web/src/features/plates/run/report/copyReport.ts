import { type RunState, reportText } from '@pandok/board'
import { copyText } from '#platform/clipboard/copyText.ts'
import type { Text } from '#platform/text/text.ts'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import { alarmsOf } from '../check/alarmsOf.ts'
import { alarmWords } from '../check/alarmWords.ts'
import type { CheckStore } from '../check/createCheckStore.ts'
import { mayCopyAnyway } from '../check/mayCopyAnyway.ts'
import { concernLines } from '../concerns/concernLines.ts'
import { type CopyStyle, type CopyTarget, reportPart } from './reportPart.ts'

interface CopyParts {
  state: RunState
  target: CopyTarget
  style: CopyStyle
  host: ImageHost | undefined
  check: CheckStore
  text: Text
  /** Set if the reader has seen which characters are lost and copies anyway. */
  mayLose?: boolean | undefined
  /** Set if the reader has seen the alarms and copies anyway. */
  mayDoubt?: boolean | undefined
}

/** - `copied` carries the number of remarks; all other outcomes left the clipboard unchanged. */
export type CopyOutcome =
  | { kind: 'blocked'; blocks: readonly string[] }
  /** Stopped by the report check; the reader can override it. */
  | { kind: 'stopped'; blocks: readonly string[] }
  | { kind: 'empty' | 'failed' }
  /** Characters that the destination doesn't support. */
  | { kind: 'lossy'; lost: readonly string[] }
  | { kind: 'copied'; words: string; remarks: readonly string[]; count: number; canRestore: boolean }

/** Copies unless something prevents it. */
export async function copyReport(parts: CopyParts): Promise<CopyOutcome> {
  const { state, target, style, host, check, text, mayLose = false, mayDoubt = false } = parts
  const { formatted, concerns } = reportPart(state, target, style)
  const { text: words, substitutions } = formatted
  const lines = concernLines({ ...state, concerns }, text)
  const blocks = lines.filter(({ level }) => level === 'block')
  if (blocks.length > 0) return { kind: 'blocked', blocks: blocks.map((line) => line.words) }
  if (words === '') return { kind: 'empty' }
  const alarms = alarmsOf(check.fresh(), state, target)
  const stops = alarms.filter(({ level }) => level === 'block')
  if (stops.length > 0 && !(mayDoubt && mayCopyAnyway(stops)))
    return { kind: 'stopped', blocks: stops.map((alarm) => alarmWords(alarm, text)) }
  const lost = substitutions.filter(({ isLost }) => isLost).map(({ from }) => from)
  if (lost.length > 0 && !mayLose) return { kind: 'lossy', lost }
  const warnings = lines.filter(({ level }) => level === 'warn').length
  const isSection = typeof target === 'object' && 'section' in target
  // The preview has shown the lost characters, and remarks about a side aren't repeated.
  const doubts = alarms.filter(({ level, rule }) => level !== 'note' && rule !== 'R123')
  const hasSide = doubts.some(({ rule }) => rule === 'R101')
  const seen = (isSection ? [] : (host?.remarks(plainWords(state, target)) ?? []))
    .filter(({ kind }) => kind !== 'side' || !hasSide)
    .map((remark) => remark.words)
  check.seen()
  const { isDone, canRestore } = await copyText(words)
  if (!isDone) return { kind: 'failed' }
  const changed = substitutions.filter(({ isLost }) => !isLost).map(({ from, to }) => `${from} → ${to}`)
  // Unconfirmed values that were copied are named; other remarks are visible beside the report.
  const unconfirmed = lines.filter(({ kind }) => kind === 'unconfirmed').map((line) => line.words)
  const remarks = [
    ...(warnings > 0 ? [text('plateRun.copy.warned', { count: warnings })] : []),
    ...unconfirmed,
    ...doubts.map((alarm) => alarmWords(alarm, text)),
    ...seen,
    ...(changed.length > 0 ? [text('report.substituted', { list: changed.join(', ') })] : []),
  ]
  return { kind: 'copied', words, remarks, count: warnings + doubts.length + seen.length, canRestore }
}

/** The report's text, independent of the destination's characters. */
function plainWords({ entries, languages, exam }: RunState, target: CopyTarget): string {
  const isRun = typeof target === 'object' && 'runId' in target
  const copied = isRun ? entries.filter(({ runId }) => runId === target.runId) : entries
  return reportText(copied, { titles: false, languages, exam, sectionName: () => '' })
}
