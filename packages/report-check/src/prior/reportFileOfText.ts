import type { Anatomy, ReportCategory, ReportFile, ReportMeasurement } from '@pandok/board'
import { anatomyOf } from './anatomyOf.ts'
import type { OldCategory, OldReport, OldSize } from './readOldReport.ts'

/** The sentence is only shown so that the reader recognizes the lesion, so a longer one is cut off. */
const WORDS_MAX_CHARACTERS = 400
/** A lesion has at most this many further diameters. */
const ACROSS_MAX = 2

/**
 * Converts a pasted report into an earlier report: each size becomes a length with its sentence, its site and
 * its category. These are proposals; `date` is the day that the reader confirmed. The same text always gives
 * the same lesions.
 */
export function reportFileOfText(text: string, read: OldReport, date: string): ReportFile {
  const { locale, sizes, categories } = read
  const trackOf = ({ start }: OldSize) => `pasted ${date} ${start}`
  const said = categories.map((one): ReportCategory => {
    const size = sizeOfCategory(one, read)
    return {
      system: systemOf(one),
      category: one.category,
      ...(size && { trackingUid: trackOf(size) }),
      words: one.sentence.slice(0, WORDS_MAX_CHARACTERS),
    }
  })
  return {
    pandok: 'report',
    version: 1,
    study: { date },
    locale,
    text,
    runs: [],
    measurements: sizes.flatMap((size): ReportMeasurement[] => {
      const [value, ...across] = size.axesMm.toSorted((a, b) => b - a).map(String)
      if (value === undefined) return []
      const anatomy: Anatomy | undefined = anatomyOf(size)
      return [
        {
          trackingUid: trackOf(size),
          what: 'length',
          value,
          unit: 'mm',
          ...(across.length > 0 && { across: across.slice(0, ACROSS_MAX) }),
          ...(size.site !== '' && { site: size.site }),
          ...(anatomy && { anatomy }),
          words: size.sentence.slice(0, WORDS_MAX_CHARACTERS),
        },
      ]
    }),
    ...(said.length > 0 && { categories: said }),
  }
}

/**
 * Returns the last size before the category in its sentence, else the only one after it, or undefined if the
 * category belongs to the whole report.
 */
function sizeOfCategory({ sentence, start }: OldCategory, { sizes }: OldReport): OldSize | undefined {
  const own = sizes.filter((size) => size.sentence === sentence && !size.isNode)
  return own.findLast((size) => size.end <= start) ?? (own.length === 1 ? own[0] : undefined)
}

/** There are several TI-RADS, and the same number means something else in each of them. */
function systemOf({ system, written }: OldCategory): string {
  if (system !== 'tirads') return system
  if (/^EU/iu.test(written)) return 'euTirads'
  if (/^C-?TI/iu.test(written)) return 'cTirads'
  return /ACR|TR/iu.test(written.replace(/TI-?RADS/iu, '')) || written === '' ? 'acrTirads' : 'tirads'
}
