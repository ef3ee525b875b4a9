import {
  advisedFollowUps,
  type FiveWords,
  FOLLOW_UP_EXAMS,
  followUpEntry,
  languageOf,
  monthsAfter,
  type PlannedFollowUp,
  type ReportEntry,
  type RunState,
} from '@pandok/board'
import type { Locale } from '@pandok/domain'
import type { IntervalMention } from '../text/intervals.ts'
import { readText, type Unit } from '../text/readText.ts'
import { phrasePattern, phrases } from '../words/phrases.ts'

/**
 * Kinds of examinations, by the names that sentences use for them; they serve where no longer name is known.
 */
const KINDS: readonly (readonly [RegExp, FiveWords])[] = [
  [
    phrasePattern('mammography'),
    { ko: '유방촬영', en: 'mammography', zh: '乳腺X线摄影', ja: 'マンモグラフィ', de: 'Mammographie' },
  ],
  [
    phrasePattern('ultrasound'),
    { ko: '초음파', en: 'ultrasound', zh: '超声', ja: '超音波', de: 'Sonographie' },
  ],
  [/MRI|MRT|MRCP|(?<!\p{L})MR(?!\p{L})/u, { ko: 'MRI', en: 'MRI', zh: 'MRI', ja: 'MRI', de: 'MRT' }],
  [/(?<![\p{L}-])(?:LD)?CTA?(?!\p{Script=Latin})/u, { ko: 'CT', en: 'CT', zh: 'CT', ja: 'CT', de: 'CT' }],
  [
    phrasePattern('radiograph'),
    { ko: 'X선 검사', en: 'radiographs', zh: 'X线检查', ja: 'X線検査', de: 'Röntgenaufnahme' },
  ],
]

/** Names the recommended examination if the sentence doesn't say its kind. */
const IMAGING: FiveWords = {
  ko: '영상검사',
  en: 'imaging',
  zh: '影像检查',
  ja: '画像検査',
  de: 'Bildgebung',
}

/**
 * Returns the recommended examinations of a report: those that its modules give as data, and those that its
 * sentences express in words. The latter are proposals, because a sentence may mean more than was recognized.
 */
export function recommendedFollowUps(
  { entries, languages, followUps: typed }: Pick<RunState, 'entries' | 'languages' | 'followUps'>,
  examDate: string,
): readonly PlannedFollowUp[] {
  const locale = languageOf(languages, 'recommendation')
  // If a recommendation was entered as data, its sentence adds nothing.
  const own = new Set<string>(typed.map((planned) => followUpEntry(planned).id))
  const worded = entries
    .filter(({ section, followUps }) => section === 'recommendation' && followUps === undefined)
    .filter(({ id }) => !own.has(id))
    .flatMap((entry) => wordedFollowUps(entry, locale, examDate))
  const known = new Set<string>()
  return [...advisedFollowUps(entries, examDate), ...worded].filter(({ exam, earliest, latest }) => {
    const what = JSON.stringify([exam, earliest, latest])
    return !known.has(what) && known.add(what)
  })
}

function wordedFollowUps({ id, text, title }: ReportEntry, locale: Locale, examDate: string) {
  return readText(text, locale).units.flatMap((unit, index): PlannedFollowUp[] => {
    const intervals = unit.intervals.map((one) => firstOfList(text, one, unit))
    const [soonest] = intervals.toSorted((a, b) => a.fromMonths - b.fromMonths)
    if (!soonest || !isAboutExam(unit)) return []
    const earliest = dayAfter(examDate, soonest.fromMonths)
    const latest = dayAfter(examDate, soonest.toMonths)
    return [
      {
        uid: `${id.replaceAll(' ', '/')}/words/${index + 1}@pandok`,
        examDate,
        exam: examIn(unit, locale),
        ...(!isWithin(text.slice(unit.start, unit.end), soonest, unit) && { earliest }),
        latest,
        ...(title !== '' && { reason: { [locale]: title } }),
      },
    ]
  })
}

/** Several numbers can share the unit of an interval: «at 6, 12 and 24 months», «6、12、24 个月». */
const MONTHS = `(?:\\s*${phrases('monthsListed')})?`
const BETWEEN = `\\s*(?:[,，、・](?:\\s*(?:and|und)\\b)?|${phrases('numberJoint')})\\s*`
const LISTED = new RegExp(`(\\d+)${MONTHS}(?:${BETWEEN}\\d+${MONTHS})*${BETWEEN}$`, 'iu')

function firstOfList(text: string, interval: IntervalMention, unit: Unit): IntervalMention {
  const listed = LISTED.exec(text.slice(unit.start, interval.start))
  const last = /\d+/u.exec(text.slice(interval.start, interval.end))
  if (!listed || !last) return interval
  const months = (Number(listed[1]) * interval.fromMonths) / Number(last[0])
  return { ...interval, fromMonths: months, toMonths: months }
}

const isAboutExam = (unit: Unit): boolean =>
  unit.marks('followUp').length > 0 ||
  unit.marks('modalities').length > 0 ||
  KINDS.some(([names]) => names.test(unit.text))

/** Whole months follow the calendar, while weeks and days are counted exactly. */
function dayAfter(examDate: string, months: number): string {
  if (Number.isInteger(months)) return monthsAfter(examDate, months)
  const day = new Date(`${examDate}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + Math.round((months * 365) / 12))
  return day.toISOString().slice(0, 10)
}

/** «Within 6 months» gives only the last day. */
const WITHIN = phrasePattern('within')
const WITHIN_BEHIND = new RegExp(`^\\s*${phrases('withinBehind')}`, 'u')
const WITHIN_CHARACTERS = 16

function isWithin(words: string, { start, end }: { start: number; end: number }, unit: Unit): boolean {
  const [from, to] = [start - unit.start, end - unit.start]
  return (
    WITHIN.test(words.slice(Math.max(0, from - WITHIN_CHARACTERS), from)) ||
    WITHIN_BEHIND.test(words.slice(to))
  )
}

/** The longest name in the sentence is used, so that «chest CT» doesn't hide «low-dose chest CT». */
function examIn({ text }: Unit, locale: Locale): FiveWords {
  const said = text.toLowerCase().replace(/\s+/gu, '')
  const [found] = FOLLOW_UP_EXAMS.filter((words) =>
    said.includes(words[locale].toLowerCase().replace(/\s+/gu, '')),
  ).toSorted((a, b) => b[locale].length - a[locale].length)
  return found ?? KINDS.find(([names]) => names.test(text))?.[1] ?? IMAGING
}
