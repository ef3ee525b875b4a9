import type { ReportFile, ReportMeasurement } from '@pandok/board'
import type { OldReport } from './readOldReport.ts'

/** The sentence is only shown for recognition, so a longer one is cut. */
const WORDS_MAX_CHARACTERS = 400
/** The number of further diameters of a lesion. */
const ACROSS_MAX = 2

/**
 * Converts a pasted report into an earlier report: its sizes are lengths that somebody wrote, each with its
 * sentence. They are proposals; `date` is the day that the reader confirmed. Pasting one text twice gives the
 * same lesions.
 */
export function reportFileOfText(text: string, { locale, sizes }: OldReport, date: string): ReportFile {
  return {
    pandok: 'report',
    version: 1,
    study: { date },
    locale,
    text,
    runs: [],
    measurements: sizes.flatMap(({ axesMm, sentence, start }): ReportMeasurement[] => {
      const [value, ...across] = axesMm.toSorted((a, b) => b - a).map(String)
      if (value === undefined) return []
      return [
        {
          ...{ trackingUid: `pasted ${date} ${start}`, what: 'length', value, unit: 'mm' },
          ...(across.length > 0 && { across: across.slice(0, ACROSS_MAX) }),
          words: sentence.slice(0, WORDS_MAX_CHARACTERS),
        },
      ]
    }),
  }
}
