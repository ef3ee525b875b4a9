import type { GoldenReport } from './ConvertedReport.ts'
import type { SynopsisFile } from './SynopticFile.ts'

/** Returns the language of the comment in the mode «mixed», and that of the rest. */
export function mixedOf({ render }: Pick<SynopsisFile, 'render'>): GoldenReport['mixed'] {
  const { comment = 'ko', diagnosis = 'en' } = render?.mixed ?? {}
  return { comment, other: diagnosis }
}
