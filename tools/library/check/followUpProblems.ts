import { LOCALES, type Locale, type Words } from '@pandok/domain'
import type { LibraryModule, LibraryPlate } from '@pandok/library'
import { type Option, type OptionFollowUp, textOf } from '@pandok/module-engine'

/** A recommendation of the library, with its words and its data. */
export interface Recommendation {
  place: string
  words: Words
  followUp: OptionFollowUp | undefined
}

/**
 * Matches «6–12 months», «1, 3 and 5 years», «6-month» and «annual», as each language writes them. Numbers
 * that share a unit are joined by commas and words, as in «nach 6–12, dann 18–24 Monaten».
 */
const UNITS: Readonly<Record<Locale, RegExp>> = {
  ko: /(?<unit>개월|년|주)|(?<annual>매년|해마다)/gu,
  en: /(?<unit>month|year(?!ly)|week)|(?<annual>every year|yearly|annual)/giu,
  zh: /(?<annual>每年)|(?<unit>个月|年|周)/gu,
  ja: /(?<annual>毎年)|(?<unit>か月|年|週)/gu,
  de: /(?<unit>Monat|Jahr|Woche)|(?<annual>jährlich)/giu,
}

const MONTHS: Readonly<Record<string, number>> = {
  개월: 1,
  month: 1,
  个月: 1,
  か月: 1,
  monat: 1,
  년: 12,
  year: 12,
  年: 12,
  jahr: 12,
}

interface Interval {
  from: number
  to: number
}

/** Returns the soonest of the intervals in a text, in months, or undefined if there is none. */
function intervalIn(words: string, locale: Locale): Interval | undefined {
  let at = 0
  const found = [...words.matchAll(UNITS[locale])].flatMap(({ index, 0: unit, groups }) => {
    const before = words.slice(at, index)
    at = index + unit.length
    if (groups?.['annual'] !== undefined) return [{ from: 12, to: 12 }]
    const months = MONTHS[unit.toLowerCase()] ?? Number.NaN
    return [...before.matchAll(/(\d+)(?:\s*(?:[–〜～-]|to|bis)\s*(\d+))?/gu)].map(([, from, to = from]) => ({
      from: Number(from) * months,
      to: Number(to) * months,
    }))
  })
  return found.toSorted((a, b) => a.from - b.from)[0]
}

/** Returns the interval of the data as it would be worded: «within 3 months» contains one number. */
function intervalOf({ from, to, unit }: OptionFollowUp): Interval {
  const months = unit === 'year' ? 12 : unit === 'month' ? 1 : Number.NaN
  const [first = Number.NaN, last = Number.NaN] = [from ?? to, to ?? from]
  return { from: first * months, to: last * months }
}

/** Returns the names that a phrase prints, including those of the partials that it uses. */
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

/** Lists the answers that the recommendations of a module print. */
export function adviceOfModule({ id, definition }: LibraryModule): readonly Recommendation[] {
  const { outputs, partials, inputs, computed } = definition
  const bodyOf = (name: string) => partials.find((one) => one.id === name)?.body
  const printed = new Set(
    outputs
      .filter(({ section }) => section === 'recommendation')
      .flatMap(({ body }) => namesIn(body, bodyOf)),
  )
  return [...inputs, ...computed].flatMap((one) =>
    printed.has(one.id) && 'options' in one
      ? (one.options ?? []).map((option) => ({
          place: `${id} ${one.id} ${option.id}`,
          words: wordsOf(option),
          followUp: option.followUp,
        }))
      : [],
  )
}

const wordsOf = ({ text, label }: Option): Words =>
  Object.fromEntries(
    LOCALES.map((locale) => [locale, textOf(text ?? {}, locale) ?? textOf(label, locale) ?? '']),
  )

/** Lists the recommendations that a plate makes in its own words. */
export const adviceOfPlate = ({ id, cells, exam }: LibraryPlate): readonly Recommendation[] => [
  ...cells.flatMap((cell) =>
    cell.outputs.flatMap((output) =>
      'text' in output && output.section === 'recommendation'
        ? [{ place: `${id} ${cell.id} ${output.id}`, words: output.text, followUp: output.followUp }]
        : [],
    ),
  ),
  ...Object.entries(exam?.assessment?.advice ?? {}).map(([category, words]) => ({
    place: `${id} category ${category}`,
    words,
    followUp: exam?.assessment?.followUps?.[category],
  })),
]

interface Entries {
  modules: readonly LibraryModule[]
  plates: readonly LibraryPlate[]
}

/** Finds recommendations whose words contain an interval that is missing or different in their data. */
export function followUpProblems({ modules, plates }: Entries): string[] {
  const advice = [...modules.flatMap(adviceOfModule), ...plates.flatMap(adviceOfPlate)]
  const isTimed = ({ words }: Recommendation) =>
    LOCALES.some((locale) => intervalIn(words[locale] ?? '', locale) !== undefined)
  const bare = new Set(advice.filter((one) => !one.followUp && isTimed(one)).map(({ place }) => place))
  return [
    ...[...bare].map((place) => `${place}: names an interval, but has no followUp`),
    ...advice.flatMap(otherIntervals),
  ]
}

const otherIntervals = ({ place, words, followUp }: Recommendation): string[] =>
  followUp
    ? LOCALES.filter(
        (locale) =>
          JSON.stringify(intervalIn(words[locale] ?? '', locale)) !== JSON.stringify(intervalOf(followUp)),
      ).map((locale) => `${place}: says another interval than its followUp in ${locale}`)
    : []
