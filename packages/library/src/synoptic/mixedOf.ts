import type { GoldenReport } from './ConvertedReport.ts'
import type { SynopsisFile } from './SynopticFile.ts'

/** Which language the comment has in the mode «mixed», and which the rest. */
export function mixedOf({ render }: Pick<SynopsisFile, 'render'>): GoldenReport['mixed'] {
  const { comment = 'ko', diagnosis = 'en' } = render?.mixed ?? {}
  return { comment, other: diagnosis }
}
