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
  /** Whoever has seen what is lost may copy all the same. */
  mayLose?: boolean | undefined
  /** So may whoever has seen what the check holds against it. */
  mayDoubt?: boolean | undefined
}

/** - `copied` with what is left to look at, and how much; the others have left the clipboard as it was. */
export type CopyOutcome =
  | { kind: 'blocked'; blocks: readonly string[] }
  /** By the report check, which can be overruled. */
  | { kind: 'stopped'; blocks: readonly string[] }
  | { kind: 'empty' | 'failed' }
  /** Characters that the destination can't take. */
  | { kind: 'lossy'; lost: readonly string[] }
  | { kind: 'copied'; words: string; remarks: readonly string[]; count: number; canRestore: boolean }

/** Copies unless something stands in the way. */
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
  // The preview has shown which characters are lost, and what the check says of a side isn't said again.
  const doubts = alarms.filter(({ level, rule }) => level !== 'note' && rule !== 'R123')
  const hasSide = doubts.some(({ rule }) => rule === 'R101')
  const seen = (isSection ? [] : (host?.remarks(plainWords(state, target)) ?? []))
    .filter(({ kind }) => kind !== 'side' || !hasSide)
    .map((remark) => remark.words)
  check.seen()
  const { isDone, canRestore } = await copyText(words)
  if (!isDone) return { kind: 'failed' }
  const changed = substitutions.filter(({ isLost }) => !isLost).map(({ from, to }) => `${from} → ${to}`)
  // What was copied and nobody looked at is named; the rest stands beside the report.
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

/** As it reads, whichever signs the destination wants. */
function plainWords({ entries, languages, exam }: RunState, target: CopyTarget): string {
  const isRun = typeof target === 'object' && 'runId' in target
  const copied = isRun ? entries.filter(({ runId }) => runId === target.runId) : entries
  return reportText(copied, { titles: false, languages, exam, sectionName: () => '' })
}
