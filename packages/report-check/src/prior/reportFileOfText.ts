import type { ReportFile, ReportMeasurement } from '@pandok/board'
import type { OldReport } from './readOldReport.ts'

/** A sentence is shown to be recognized by; a longer one is cut. */
const WORDS_MAX_CHARACTERS = 400
/** As many diameters as a lesion has. */
const ACROSS_MAX = 2

/**
 * A pasted report as an earlier report at hand: its sizes are lengths that somebody wrote, each with its sentence. They
 * are proposals; `date` is the day that the reader has agreed to. Two pastings of one text are the same lesions.
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
