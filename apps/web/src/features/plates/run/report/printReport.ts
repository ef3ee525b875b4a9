import { type Obstacle, type ReviewParts, reviewReport } from './reviewReport.ts'

interface PrintParts extends Omit<ReviewParts, 'concerns' | 'target'> {
  /** The report as it will be printed. */
  words: string
  /** Set if the reader has seen the alarms and prints anyway. */
  mayDoubt?: boolean | undefined
}

export type PrintOutcome = Obstacle | { kind: 'ready'; words: string; remarks: readonly string[] }

/** Lets a report be printed unless something prevents it. Images are printed without a report as well. */
export function printReport({ words, mayDoubt = false, ...parts }: PrintParts): PrintOutcome {
  if (words.trim() === '') return { kind: 'ready', words: '', remarks: [] }
  const review = reviewReport({ ...parts, target: 'all', concerns: parts.state.concerns })
  const obstacle = review.obstacle(mayDoubt)
  if (obstacle) return obstacle
  parts.check.seen()
  return { kind: 'ready', words, remarks: review.remarks }
}
