import { LOCALES, type Locale } from '@pandok/domain'
import { type Option, type OptionFollowUp, textOf } from '@pandok/module-engine'
import { recommendedFollowUps } from '@pandok/report-check'
import { describe, expect, it } from 'vitest'
import { readLibrary } from './readLibrary.ts'

const { modules, plates } = readLibrary()

/**
 * «6–12 months», «1, 3 and 5 years», «6-month», «annual», as each language writes them. Numbers that share a unit
 * are joined by commas and words, as in «nach 6–12, dann 18–24 Monaten».
 */
const UNITS: Readonly<Record<Locale, RegExp>> = {
  ko: /(?<unit>개월|년|주)|(?<annual>매년|해마다)/gu,
  en: /(?<unit>month|year(?!ly)|week)|(?<annual>every year|yearly|annual)/giu,
  zh: /(?<annual>每年)|(?<unit>个月|年|周)/gu,
  ja: /(?<annual>毎年)|(?<unit>か月|年|週)/gu,
  de: /(?<unit>Monat|Jahr|Woche)|(?<annual>jährlich)/giu,
}

const MONTHS: Readonly<Record<string, number>> = {
  ...{ 개월: 1, month: 1, 个月: 1, か月: 1, monat: 1 },
  ...{ 년: 12, year: 12, 年: 12, jahr: 12 },
}

/** In months: the soonest of the intervals that the words name; undefined if they name none. */
function intervalIn(words: string, locale: Locale): { from: number; to: number } | undefined {
  let at = 0
  const found = [...words.matchAll(UNITS[locale])].flatMap(({ index, 0: unit, groups }) => {
    const before = words.slice(at, index)
    at = index + unit.length
    if (groups?.['annual'] !== undefined) return [{ from: 12, to: 12 }]
    const months = MONTHS[unit.toLowerCase()] ?? Number.NaN
    return [...before.matchAll(/(\d+)(?:\s*(?:[–〜～-]|to|bis)\s*(\d+))?/gu)].map(([, from, to = from]) => ({
      ...{ from: Number(from) * months, to: Number(to) * months },
    }))
  })
  return found.toSorted((a, b) => a.from - b.from)[0]
}

/** The data as words say it: «within 3 months» names one number. */
function intervalOf({ from, to, unit }: OptionFollowUp): { from: number; to: number } {
  const months = unit === 'year' ? 12 : unit === 'month' ? 1 : Number.NaN
  const [first = Number.NaN, last = Number.NaN] = [from ?? to, to ?? from]
  return { from: first * months, to: last * months }
}

/** The names that a phrase prints, with those of the parts that it uses. */
function namesIn(tokens: unknown, partOf: (name: string) => unknown): string[] {
  if (Array.isArray(tokens)) return tokens.flatMap((token) => namesIn(token, partOf))
  if (typeof tokens !== 'object' || tokens === null) return []
  const { v, use } = tokens as { v?: string; use?: string }
  return [
    ...(v === undefined ? [] : [v]),
    ...(use === undefined ? [] : namesIn(partOf(use), partOf)),
    ...Object.values(tokens).flatMap((token) => namesIn(token, partOf)),
  ]
}

/** The answers that a recommendation prints, of every module. */
const advice = modules.flatMap(({ id, definition: { outputs, partials, inputs, computed } }) => {
  const printed = new Set([
    ...outputs
      .filter(({ section }) => section === 'recommendation')
      .flatMap(({ body }) => namesIn(body, (name) => partials.find(({ id: one }) => one === name)?.body)),
  ])
  return [...inputs, ...computed].flatMap((one) =>
    printed.has(one.id) && 'options' in one
      ? (one.options ?? []).map((option) => ({ option, place: `${id} ${one.id} ${option.id}` }))
      : [],
  )
})

const wordsOf = ({ text, label }: Option, locale: Locale): string =>
  textOf(text ?? {}, locale) ?? textOf(label, locale) ?? ''

describe('what the library recommends', () => {
  it('is data wherever its words name an interval', () => {
    const bare = advice.filter(
      ({ option }) =>
        !option.followUp && LOCALES.some((locale) => intervalIn(wordsOf(option, locale), locale)),
    )
    expect(bare.map(({ place }) => place)).toEqual([])
  })

  it.each(LOCALES)('names the interval of its data as the soonest, in %s', (locale) => {
    const said = advice.flatMap(({ option, place }) =>
      option.followUp ? [[place, intervalIn(wordsOf(option, locale), locale)]] : [],
    )
    const meant = advice.flatMap(({ option, place }) =>
      option.followUp ? [[place, intervalOf(option.followUp)]] : [],
    )
    expect(said).toEqual(meant)
    expect(said.length).toBeGreaterThan(30)
  })

  it('has its exam and its reason in every language', () => {
    const lacking = modules.flatMap(({ id, definition: { inputs, computed } }) =>
      [...inputs, ...computed].flatMap((one) =>
        ('options' in one ? (one.options ?? []) : []).flatMap(({ id: option, followUp }) =>
          LOCALES.filter((locale) => followUp && !(followUp.exam[locale] && followUp.reason?.[locale])).map(
            (locale) => `${id} ${one.id} ${option} ${locale}`,
          ),
        ),
      ),
    )
    expect(lacking).toEqual([])
  })
})

/** The recommendations that plates make in words. */
const worded = plates.flatMap(({ id, cells, exam }) => [
  ...cells.flatMap((cell) =>
    cell.outputs.flatMap((output) =>
      'text' in output && output.section === 'recommendation'
        ? [{ place: `${id} ${cell.id} ${output.id}`, text: output.text }]
        : [],
    ),
  ),
  ...Object.entries(exam?.assessment?.advice ?? {}).map(([category, text]) => ({
    ...{ place: `${id} category ${category}`, text },
  })),
])

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
  const timed = worded.filter(({ text }) => /month|year|week/iu.test(text.en))
  expect(timed.length).toBeGreaterThan(45)
  for (const { place, text } of timed) {
    const inEnglish = daysIn(text.en, 'en')
    expect(inEnglish, place).toHaveLength(1)
    for (const locale of LOCALES)
      expect(daysIn(text[locale], locale), `${place} ${locale}`).toEqual(inEnglish)
  }
})
