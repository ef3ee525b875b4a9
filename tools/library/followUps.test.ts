import { LOCALES, type Locale } from '@pandok/domain'
import type { LibraryPlate } from '@pandok/library'
import { recommendedFollowUps } from '@pandok/report-check'
import { describe, expect, it } from 'vitest'
import { adviceOfModule, adviceOfPlate, followUpProblems } from './check/followUpProblems.ts'
import { readLibrary } from './readLibrary.ts'

type PlatePhrase = Extract<LibraryPlate['cells'][number]['outputs'][number], { text: unknown }>

const { modules, plates } = readLibrary()

const advice = [...modules.flatMap(adviceOfModule), ...plates.flatMap(adviceOfPlate)]

describe('what the library recommends', () => {
  it('is data wherever its words name an interval, and the words name that interval in every language', () => {
    expect(followUpProblems({ modules, plates })).toEqual([])
    expect(modules.flatMap(adviceOfModule).filter(({ followUp }) => followUp).length).toBeGreaterThan(30)
    expect(plates.flatMap(adviceOfPlate).filter(({ followUp }) => followUp).length).toBeGreaterThan(45)
  })

  it('is a problem of the check where the data is missing or says something else', () => {
    const [plate] = plates.filter(({ id }) => id === 'thyroid-us')
    if (!plate) throw new Error('There is no plate of the thyroid.')
    const changed = (followUp: PlatePhrase['followUp']) => ({
      ...plate,
      cells: plate.cells.map((cell) => ({
        ...cell,
        outputs: cell.outputs.map((output) =>
          'text' in output && output.id === 'advice-follow-6mo' ? { ...output, followUp } : output,
        ),
      })),
    })
    const problems = (followUp: PlatePhrase['followUp']) =>
      followUpProblems({ modules: [], plates: [changed(followUp)] }).filter((line) =>
        line.includes('follow-6mo'),
      )
    expect(problems(undefined)).toEqual([
      'thyroid-us nodule-k advice-follow-6mo: names an interval, but has no followUp',
    ])
    const exam = { ko: '초음파', en: 'ultrasound', zh: '超声', ja: '超音波', de: 'Sonographie' }
    expect(problems({ exam, from: 1, to: 1, unit: 'year' })).toHaveLength(LOCALES.length)
  })

  it('has its exam and its reason in every language', () => {
    const lacking = advice.flatMap(({ place, followUp }) =>
      LOCALES.filter((locale) => followUp && !(followUp.exam[locale] && followUp.reason?.[locale])).map(
        (locale) => `${place} ${locale}`,
      ),
    )
    expect(lacking).toEqual([])
  })
})

it('R189 is read from the words of plates, as the same days in every language', () => {
  const daysIn = (text: string, locale: Locale) => {
    const entry = { id: 'a', section: 'recommendation', title: '', text } as const
    const rest = { runId: null, cellId: null, isEdited: false, newer: undefined }
    const state = {
      entries: [{ ...entry, ...rest }],
      languages: { main: locale, sections: {} },
      followUps: [],
    }
    return recommendedFollowUps(state, '2026-01-31').map(({ earliest, latest }) => ({ earliest, latest }))
  }
  const timed = plates.flatMap(adviceOfPlate).filter(({ words }) => /month|year|week/iu.test(words.en ?? ''))
  expect(timed.length).toBeGreaterThan(45)
  for (const { place, words } of timed) {
    const inEnglish = daysIn(words.en ?? '', 'en')
    expect(inEnglish, place).toHaveLength(1)
    for (const locale of LOCALES)
      expect(daysIn(words[locale] ?? '', locale), `${place} ${locale}`).toEqual(inEnglish)
  }
})
