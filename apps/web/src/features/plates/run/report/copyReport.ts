import { listNames } from '@pandok/domain'
import { copyText } from '#platform/clipboard/copyText.ts'
import { type CopyStyle, reportPart } from './reportPart.ts'
import { type Obstacle, type ReviewParts, reviewReport } from './reviewReport.ts'

interface CopyParts extends Omit<ReviewParts, 'concerns'> {
  style: CopyStyle
  /** Set if the reader has seen which characters are lost and copies anyway. */
  mayLose?: boolean | undefined
  /** Set if the reader has seen the alarms and copies anyway. */
  mayDoubt?: boolean | undefined
}

/** - `copied` carries the number of remarks; all other outcomes left the clipboard unchanged. */
export type CopyOutcome =
  | Obstacle
  | { kind: 'empty' | 'failed' }
  /** Characters that the destination doesn't support. */
  | { kind: 'lossy'; lost: readonly string[] }
  | { kind: 'copied'; words: string; remarks: readonly string[]; count: number; canRestore: boolean }

/** Copies unless something prevents it. */
export async function copyReport(parts: CopyParts): Promise<CopyOutcome> {
  const { state, target, style, check, text, mayLose = false, mayDoubt = false } = parts
  const { formatted, concerns } = reportPart(state, target, style)
  const { text: words, substitutions } = formatted
  const review = reviewReport({ ...parts, concerns })
  const obstacle = review.obstacle(mayDoubt)
  if (obstacle?.kind === 'blocked') return obstacle
  if (words === '') return { kind: 'empty' }
  if (obstacle) return obstacle
  const lost = substitutions.filter(({ isLost }) => isLost).map(({ from }) => from)
  if (lost.length > 0 && !mayLose) return { kind: 'lossy', lost }
  check.seen()
  const { isDone, canRestore } = await copyText(words)
  if (!isDone) return { kind: 'failed' }
  const changed = substitutions.filter(({ isLost }) => !isLost).map(({ from, to }) => `${from} → ${to}`)
  const remarks = [
    ...review.remarks,
    ...(changed.length > 0 ? [text('report.substituted', { list: listNames(changed, text.locale) })] : []),
  ]
  return { kind: 'copied', words, remarks, count: review.count, canRestore }
}
