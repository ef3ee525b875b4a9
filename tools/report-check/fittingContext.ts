import type { CheckedReport, ImageContext } from '@pandok/report-check'
import { SEXED } from './operators/sexedWords.ts'

const PATIENT = '4711208'
const AGE = 61
/** The day of an earlier study, for reports that compare without giving one. */
const PRIOR = '2026-03-02'

/** Matches any word that may look back; a report with none of them gets no earlier study. */
const COMPARES =
  /이전|변화|비교|호전|악화|증가|감소|새로|추적|prior|previous|compar|chang|interval|stable|new\b|increas|decreas|since|earlier|baseline|regress|progress|Vor|vorbe|unverändert|stabil|zunehm|abnehm|Zunahme|Abnahme|neu|seit|Progress|Verlauf|前|较|既往|变化|増|减|新|比较|比較|変化|減|縮小|増大|不変|稳定|安定|经过|経過/iu
/** Matches «2026-03-02», «2026/3/2», «2026年3月2日», «2026. 3. 2.» and «02.03.2026». */
const DAY =
  /(?<!\d)(20\d\d)\s?[-/.年]\s?(\d\d?)\s?[-/.月]\s?(\d\d?)(?!\d)|(?<!\d)(\d\d?)\.(\d\d?)\.(20\d\d)(?!\d)/gu
/** Matches zones that only a prostate has; reports about it may omit its name. */
const PROSTATE =
  /PI-RADS|말초대|이행대|peripheral zone|transition zone|periphere Zone|Transitionszone|外周带|移行带|辺縁域|移行域/iu
/** The cervix also has a transformation zone. */
const CERVIX = /자궁경부|cervix|cervical|Zervix|子宫颈|宫颈|子宮頸部/iu
/** Matches words for the breast that are only used for men. */
const GYNECOMASTIA = /여성형\s?유방|gyn[ae]+comastia|Gynäkomastie|男性乳[腺房]|女性化乳房/iu
const AGED = /\d+\s?(?:세|살|岁|歳|[- ]year|[- ]?jähr|Jahre)/iu

/** Returns a patient, a study and a measurement with which everything in a correct report agrees. */
export function fittingContext(report: CheckedReport): ImageContext {
  const text = report.sentences.map((sentence) => sentence.text).join('\n')
  return {
    patient: { id: PATIENT, sex: sexIn(text), ageYears: ageIn(report, text) },
    study: { date: report.today },
    priors: priorsIn(text, report.today),
    measurements: measurementsIn(report),
  }
}

function sexIn(text: string): 'F' | 'M' | undefined {
  const isFemale = SEXED.F.test(text)
  const isMale = SEXED.M.test(text) || GYNECOMASTIA.test(text) || (!CERVIX.test(text) && PROSTATE.test(text))
  if (isFemale && isMale) return undefined
  return isMale ? 'M' : 'F'
}

/** Returns the age that was entered, or undefined if only words give one. */
function ageIn({ findings }: CheckedReport, text: string): number | undefined {
  const entered = findings
    .flatMap(({ values }) => values)
    .find(({ meaning, isComputed }) => !isComputed && /\bage\b/iu.test(meaning))
  if (entered) return Number(entered.value)
  return AGED.test(text) ? undefined : AGE
}

function priorsIn(text: string, today: string): ImageContext['priors'] {
  const days = [...text.matchAll(DAY)]
    .map(([, year, month = '', date = '', dateFirst = date, monthNext = month, yearLast = year]) =>
      [yearLast, monthNext.padStart(2, '0'), dateFirst.padStart(2, '0')].join('-'),
    )
    .filter((day) => day < today)
  if (days.length > 0) return days.map((date) => ({ date }))
  return COMPARES.test(text) ? [{ date: PRIOR }] : []
}

/** Matches lengths; a speed («140 cm/s») isn't one. */
const SIZE = /(\d+(?:[.,]\d+)?)\s?(mm|cm)(?![\p{L}²³/])/gu

/** Returns the largest size of the findings, as if it had been measured on the image. */
export function measurementsIn({ sentences }: CheckedReport): NonNullable<ImageContext['measurements']> {
  const lengths = sentences
    .filter(({ section }) => section === 'findings')
    .flatMap(({ text }) => [...text.matchAll(SIZE)])
    .map(([, number = '', unit]) => Number(number.replace(',', '.')) * (unit === 'cm' ? 10 : 1))
  if (lengths.length === 0) return []
  return [{ uid: 'fitting', kind: 'length', value: Math.max(...lengths), unit: 'mm' }]
}
