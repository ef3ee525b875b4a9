import { LOCALES, type Locale } from '@pandok/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readReportFile } from '../prior/readReportFile.ts'
import { reportFileOf } from '../prior/reportFileOf.ts'
import { cellOf, moduleOf, startRun } from '../run/testkit/startRun.ts'
import { advisedFollowUps } from './advisedFollowUps.ts'
import { type CriticalCommunication, criticalLine, openCriticalFields } from './criticalLine.ts'
import { type FollowUp, followUpFault } from './FollowUp.ts'
import { followUpCalendar } from './followUpCalendar.ts'
import { followUpSentence } from './followUpSentence.ts'
import { FOLLOW_UP_EXAMS, FOLLOW_UP_REASONS, knownWords } from './knownWords.ts'
import { monthsAfter, wholeMonths } from './monthsAfter.ts'

const exam = {
  ko: '저선량 흉부 CT',
  en: 'low-dose chest CT',
  zh: '低剂量胸部CT',
  ja: '低線量胸部CT',
  de: 'Low-Dose-CT Thorax',
}
const reason = { ko: '폐결절', en: 'lung nodule', zh: '肺结节', ja: '肺結節', de: 'Lungenrundherd' }
const planned: FollowUp = { exam, reason, earliest: '2026-09-02', latest: '2027-03-02' }

describe('follow-up as data', () => {
  const SENTENCES: Readonly<Record<Locale, readonly [inMonths: string, by: string]>> = {
    ko: [
      '6–12개월 후(2026-09-02–2027-03-02) 저선량 흉부 CT 추적검사를 권고함(폐결절).',
      '2027-03-02까지 저선량 흉부 CT 추적검사를 권고함.',
    ],
    en: [
      'Follow-up low-dose chest CT is recommended in 6–12 months (2026-09-02 to 2027-03-02) (lung nodule).',
      'Follow-up low-dose chest CT is recommended by 2027-03-02.',
    ],
    zh: [
      '建议6–12个月后（2026-09-02至2027-03-02）复查低剂量胸部CT（肺结节）。',
      '建议于2027-03-02前复查低剂量胸部CT。',
    ],
    ja: [
      '6〜12か月後（2026/09/02〜2027/03/02）に低線量胸部CTによる経過観察を推奨します（肺結節）。',
      '2027/03/02までに低線量胸部CTによる経過観察を推奨します。',
    ],
    de: [
      'Verlaufskontrolle mittels Low-Dose-CT Thorax in 6–12 Monaten (02.09.2026 bis 02.03.2027) empfohlen (Lungenrundherd).',
      'Verlaufskontrolle mittels Low-Dose-CT Thorax bis zum 02.03.2027 empfohlen.',
    ],
  }

  it.each(LOCALES)('K820 the sentence is made of it, in %s', (locale) => {
    expect(followUpSentence(planned, locale, '2026-03-02')).toBe(SENTENCES[locale][0])
    expect(followUpSentence({ exam, latest: '2027-03-02' }, locale)).toBe(SENTENCES[locale][1])
  })

  it('K820 says days where they are no whole months, a single day, or only the first', () => {
    const said = (more: Partial<FollowUp>, from?: string) => followUpSentence({ exam, ...more }, 'en', from)
    expect(said({ earliest: '2026-09-03', latest: '2027-03-02' }, '2026-03-02')).toContain(
      'between 2026-09-03 and',
    )
    expect(said({ earliest: '2026-09-02', latest: '2026-09-02' })).toContain('on 2026-09-02')
    expect(said({ earliest: '2026-04-02', latest: '2026-04-02' }, '2026-03-02')).toContain(
      'in 1 month (2026-04-02)',
    )
    expect(said({ earliest: '2026-09-02' })).toContain('on or after 2026-09-02')
  })

  it('K821 what has no exam, no day, a day that no calendar has or days the wrong way round isn’t said', () => {
    const wrong: readonly [FollowUp, string][] = [
      [{ exam: {}, latest: '2026-01-01' }, 'examMissing'],
      [{ exam: { ko: ' ' }, latest: '2026-01-01' }, 'examMissing'],
      [{ exam }, 'dayMissing'],
      [{ exam, latest: '2026-02-30' }, 'dayUnknown'],
      [{ exam, earliest: '2026-03-02', latest: '2026-03-01' }, 'daysReversed'],
    ]
    for (const [followUp, fault] of wrong) {
      expect(followUpFault(followUp)).toBe(fault)
      expect(followUpSentence(followUp, 'ko')).toBeUndefined()
    }
    expect(followUpFault(planned)).toBeUndefined()
  })

  it('K820 months end with a shorter month, and are counted back as they were counted', () => {
    expect(monthsAfter('2026-01-31', 1)).toBe('2026-02-28')
    expect(monthsAfter('2026-11-30', 3)).toBe('2027-02-28')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 120 }), (days, months) => {
        const from = new Date(days * 86_400_000).toISOString().slice(0, 10)
        expect(wholeMonths(from, monthsAfter(from, months))).toBe(months)
      }),
    )
  })
})

describe('a recommendation of a report', () => {
  const words = {
    exam: knownWords('Low-dose chest CT', 'en', FOLLOW_UP_EXAMS),
    reason: knownWords('폐결절', 'ko', FOLLOW_UP_REASONS),
  }
  const recommended = {
    ...words,
    uid: 'a@pandok',
    examDate: '2026-03-02',
    earliest: '2026-09-02',
    latest: '2027-03-02',
  }
  const recommendation = (run: ReturnType<typeof startRun>) =>
    run.read().entries.find(({ section }) => section === 'recommendation')

  it('K825 changes its language with the report, words that are known included', () => {
    const run = startRun([], { locale: 'en' })
    run.addFollowUp(recommended)
    const said = LOCALES.map((locale) => {
      run.setLocale(locale)
      return recommendation(run)?.text
    })
    expect(said).toEqual(LOCALES.map((locale) => followUpSentence(recommended, locale, '2026-03-02')))
    expect(said[0]).toContain('저선량 흉부 CT')
    expect(said.at(-1)).toContain('Niedrigdosis-CT des Thorax')
    for (const known of [...FOLLOW_UP_EXAMS, ...FOLLOW_UP_REASONS])
      for (const locale of LOCALES) expect(known[locale].trim()).not.toBe('')
  })

  it('K825 is edited, taken back, taken out with its data, and kept with the draft', () => {
    const run = startRun([], { locale: 'en' })
    const id = run.addFollowUp(recommended)
    const made = recommendation(run)?.text
    run.editEntry(id, 'CT in half a year.')
    expect(recommendation(run)).toMatchObject({ text: 'CT in half a year.', isEdited: true })
    const again = startRun([], { locale: 'en', kept: run.kept() })
    expect(recommendation(again)).toEqual(recommendation(run))
    expect(again.read().followUps).toEqual([recommended])
    again.takeNewer(id)
    expect(recommendation(again)?.text).toBe(made)
    again.removeEntry(id)
    expect(again.read().followUps).toEqual([])
    again.undo()
    expect(recommendation(again)?.text).toBe(made)
    again.clear()
    expect(again.read().entries).toEqual([])
  })

  it('K825 travels in the report file without loss', () => {
    const file = reportFileOf({
      patient: undefined,
      study: { date: '2026-03-02' },
      locale: 'en',
      text: '',
      runs: [],
      followUps: [recommended, { ...recommended, uid: 'b@pandok', reason: undefined, earliest: undefined }],
    })
    expect(readReportFile(JSON.stringify(file))).toEqual({ ok: true, file })
    expect(file.followUps?.[0]).toEqual(recommended)
    expect(file.followUps?.[1]).not.toHaveProperty('reason')
  })
})

describe('what a module recommends', () => {
  const term = (to: number, unit: 'day' | 'week' | 'month' | 'year', from?: number) => ({
    exam,
    reason,
    to,
    unit,
    ...(from !== undefined && { from }),
  })
  const label = { ko: '이름', en: 'name' }
  const advising = moduleOf('m', {
    version: 1,
    inputs: [
      {
        id: 'rec',
        kind: 'choice',
        label,
        options: [
          { id: 'ct', label: { en: 'CT in 6–12 months.' }, followUp: term(12, 'month', 6) },
          { id: 'soon', label: { en: 'CT within 2 weeks.' }, followUp: term(2, 'week') },
          { id: 'none', label: { en: 'None.' } },
        ],
      },
    ],
    outputs: [{ id: 'advice', section: 'recommendation', body: { en: [{ v: 'rec' }], ko: [{ v: 'rec' }] } }],
  })
  const cells = ['one', 'two'].map((id, position) =>
    cellOf(id, position, { id: 'o', kind: 'module', section: 'auto', moduleId: 'm' }),
  )
  const begin = () => startRun(cells, { modules: [advising], locale: 'en' })
  const advisedIn = (run: ReturnType<typeof begin>) => advisedFollowUps(run.read().entries, '2026-03-02')

  it('K841 is counted from the day of the examination, and said in every language', () => {
    const run = begin()
    run.fill('one', { rec: 'ct' })
    const [advised, ...more] = advisedIn(run)
    expect(more).toEqual([])
    expect(advised).toMatchObject({ earliest: '2026-09-02', latest: '2027-03-02', examDate: '2026-03-02' })
    for (const locale of LOCALES)
      expect(advised && followUpSentence(advised, locale, '2026-03-02')).toBe(
        followUpSentence(planned, locale, '2026-03-02'),
      )
    const days = (followUp: ReturnType<typeof term>) =>
      advisedFollowUps([{ id: 'a', followUps: [followUp] }], '2026-02-25').map(({ latest }) => latest)
    expect(days(term(7, 'day'))).toEqual(['2026-03-04'])
    expect(days(term(2, 'week'))).toEqual(['2026-03-11'])
    expect(days(term(2, 'year'))).toEqual(['2028-02-25'])
  })

  it('K841 keeps its identity while the answers change, and is one where several sentences say it', () => {
    const run = begin()
    run.fill('one', { rec: 'ct' })
    const [before] = advisedIn(run)
    run.fill('two', { rec: 'ct' })
    expect(advisedIn(run)).toEqual([before])
    const [first] = run.read().runs
    first?.fillings[0]?.session.set({ id: 'rec' }, 'soon')
    const [now, other] = advisedIn(run)
    expect(now).toMatchObject({ uid: before?.uid, latest: '2026-03-16' })
    expect(other?.uid).not.toBe(before?.uid)
  })

  it('K841 is gone when the sentence is reworded, taken out or recommends nothing, and is in the report file', () => {
    const run = begin()
    run.fill('one', { rec: 'ct' })
    const [entry] = run.read().entries
    const followUps = advisedIn(run)
    const file = reportFileOf({
      patient: undefined,
      study: { date: '2026-03-02' },
      locale: 'en',
      text: '',
      runs: [],
      followUps,
    })
    expect(readReportFile(JSON.stringify(file))).toEqual({ ok: true, file })
    run.editEntry(entry?.id ?? '', 'CT some day.')
    expect(advisedIn(run)).toEqual([])
    run.undo()
    expect(advisedIn(run)).toEqual(followUps)
    run.removeEntry(entry?.id ?? '')
    expect(advisedIn(run)).toEqual([])
    run.fill('two', { rec: 'none' })
    expect(advisedIn(run)).toEqual([])
  })
})

describe('what a phrase of a plate recommends', () => {
  const followUp = { exam, reason, from: 6, to: 12, unit: 'month' as const }
  const phrase = { id: 'o', kind: 'phrase' as const, section: 'recommendation' as const, followUp }
  const advisedIn = (run: ReturnType<typeof startRun>) => advisedFollowUps(run.read().entries, '2026-03-02')

  it('K842 is on the list while the sentence is written, in the words of the plate', () => {
    const run = startRun([cellOf('one', 0, { ...phrase, text: { en: 'CT in 6–12 months.' } })], {
      locale: 'en',
    })
    run.fill('one', {})
    const [advised, ...more] = advisedIn(run)
    expect(more).toEqual([])
    expect(advised).toMatchObject({ exam, reason, earliest: '2026-09-02', latest: '2027-03-02' })
    run.editEntry(run.read().entries[0]?.id ?? '', 'No control.')
    expect(advisedIn(run)).toEqual([])
  })

  it('K842 is not recommended by a phrase whose condition does not hold', () => {
    const cell = {
      ...cellOf('one', 0, { ...phrase, text: { en: 'CT of the {side} side.' }, when: 'side == "R"' }),
      blanks: [{ id: 'side', kind: 'side' as const, label: { en: 'Side' } }],
    }
    const run = startRun([cell], { locale: 'en' })
    run.fill('one', { side: 'L' })
    expect(advisedIn(run)).toEqual([])
    run.fill('one', { side: 'R' })
    expect(advisedIn(run)).toHaveLength(1)
  })
})

describe('the calendar of what is due', () => {
  const now = new Date('2026-03-02T09:30:00Z')
  const made = (due: Parameters<typeof followUpCalendar>[0]) =>
    followUpCalendar(due, { locale: 'ko', now, lastDay: (day) => `${day}까지` })

  it('K822 has one event for each, on its first day, as RFC 5545 writes it', () => {
    expect(made([{ ...planned, uid: 'a@pandok' }])).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Pandok//follow-up//EN',
        'CALSCALE:GREGORIAN',
        'BEGIN:VEVENT',
        'UID:a@pandok',
        'DTSTAMP:20260302T093000Z',
        'DTSTART;VALUE=DATE:20260902',
        'DTEND;VALUE=DATE:20260903',
        'SUMMARY:저선량 흉부 CT',
        'DESCRIPTION:폐결절\\n2027-03-02까지',
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
  })

  it('K822 leaves out what can’t be said, and the order in which it was entered changes nothing', () => {
    const due = [
      { ...planned, uid: 'b' },
      { ...planned, uid: 'a' },
      { ...planned, uid: 'c', earliest: '2026-05-01' },
    ]
    expect(made([...due, { exam, uid: 'd' }])).toBe(made(due.toReversed()))
    expect(made(due).match(/^UID:.$/gmu)).toEqual(['UID:c', 'UID:a', 'UID:b'])
  })

  it('K823 no line is longer than 75 octets, none breaks a character, and no text ends a line by itself', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 200 }),
        fc.string({ maxLength: 100 }),
        (words, why) => {
          fc.pre(words.trim() !== '')
          const file = made([{ exam: { ko: words }, reason: { ko: why }, latest: '2026-05-01', uid: 'a' }])
          const lines = file.split('\r\n')
          for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
          expect(file).not.toMatch(/[^\r]\n/u)
          const unfolded = file.replaceAll('\r\n ', '').split('\r\n')
          expect(unfolded.filter((line) => line.startsWith('END:'))).toHaveLength(2)
          const summary = unfolded.find((line) => line.startsWith('SUMMARY:'))?.slice(8) ?? ''
          const read = summary.replace(/\\n/gu, '\n').replace(/\\([\\;,])/gu, '$1')
          if (!/\p{Cc}|\\/u.test(words)) expect(read).toBe(words)
        },
      ),
    )
  })
})

describe('the line of a critical result', () => {
  const told: CriticalCommunication = {
    finding: '긴장성 기흉.',
    foundAt: '2026-03-02 09:05',
    toldBy: '김판독',
    receivedBy: '이응급',
    toldAt: '2026-03-02 09:12',
    means: 'phone',
  }
  const LINES: Readonly<Record<Locale, string>> = {
    ko: '중대 이상 소견 통보: 긴장성 기흉. 발견 2026-03-02 09:05, 통보자 김판독, 수신자 이응급, 통보 2026-03-02 09:12, 방법 전화.',
    en: 'Critical result: 긴장성 기흉. Found on 2026-03-02 09:05; communicated by 김판독 to 이응급 on 2026-03-02 09:12, by phone.',
    zh: '危急值报告：긴장성 기흉。发现时间2026-03-02 09:05，报告人김판독，接收人이응급，报告时间2026-03-02 09:12，方式：电话。',
    ja: '緊急所見の連絡：긴장성 기흉。発見2026/03/02 09:05、連絡者김판독、受領者이응급、連絡2026/03/02 09:12、方法：電話。',
    de: 'Kritischer Befund: 긴장성 기흉. Festgestellt 02.03.2026 09:05; mitgeteilt von 김판독 an 이응급, 02.03.2026 09:12, telefonisch.',
  }

  it.each(LOCALES)('K824 has its six fields, in %s', (locale) => {
    expect(criticalLine(told, locale)).toBe(LINES[locale])
  })

  it('K824 isn’t written while one of them is open, and says which', () => {
    for (const field of Object.keys(told) as (keyof CriticalCommunication)[]) {
      const { [field]: _, ...rest } = told
      expect(openCriticalFields(rest)).toEqual([field])
      expect(criticalLine(rest, 'ko')).toBeUndefined()
    }
    expect(openCriticalFields({ ...told, toldAt: '2026-03-02 25:00' })).toEqual(['toldAt'])
    expect(openCriticalFields({ ...told, toldAt: '2026-03-02 09:04' })).toEqual(['toldAt'])
    expect(openCriticalFields({ ...told, toldBy: ' ' })).toEqual(['toldBy'])
  })
})
