import type { Locale } from '@pandok/domain'
import type { Side } from '../CheckedReport.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { type Matcher, matcherOf } from './matcherOf.ts'
import type { Mark, WordFile } from './WordFile.ts'
import { zh } from './zh.ts'

export interface SidedOrgan {
  organ: string
  /** The side that the word itself contains, or `none` if it only seems to have one. */
  side: Side | 'none' | undefined
}

/**
 * The words of a language, prepared for searching. The lists of East Asian languages include the English
 * ones, because hospitals use both.
 */
export interface Lexicon {
  locale: Locale
  /** True if predicates come last, so that a denial refers to what precedes it. */
  isPredicateLast: boolean
  sides: Matcher<Side>
  organs: Matcher<SidedOrgan>
  concepts: Matcher<string>
  negationsBefore: Matcher<true>
  negationsAfter: Matcher<true>
  mark: (name: Mark) => Matcher<true>
  /** Words that don't identify what a sentence is about, in lowercase. */
  fillers: ReadonlySet<string>
  polarity: WordFile['polarity']
  communicationLine: string
  /** Repairs use the words for a side as they are written here. */
  words: readonly WordFile[]
}

/** The words of each language. */
export const WORD_FILES: Readonly<Record<Locale, WordFile>> = { ko, en, zh, ja, de }
const SIDES = { right: 'R', left: 'L', both: 'B', none: 'none' } as const

const known = new Map<Locale, Lexicon>()

export function lexiconOf(locale: Locale): Lexicon {
  const lexicon = known.get(locale) ?? compile(locale)
  known.set(locale, lexicon)
  return lexicon
}

function compile(locale: Locale): Lexicon {
  const own = WORD_FILES[locale]
  const files = locale === 'de' || locale === 'en' ? [own] : [own, en]
  const all = <Item>(pick: (file: WordFile) => readonly Item[]): readonly Item[] => files.flatMap(pick)
  const marks = new Map<Mark, Matcher<true>>()
  const words = (list: readonly string[]) => list.map((word) => [word, true] as const)
  const sideWords = all(({ sides }) =>
    (['right', 'left', 'both'] as const).flatMap((side) =>
      sides[side].map((word) => [word, SIDES[side] as Side] as const),
    ),
  )
  const organWords = all(({ organs, sided }) => [
    ...Object.entries(organs).flatMap(([organ, names]) =>
      names.map((word) => [word, { organ, side: undefined }] as const),
    ),
    ...sided.map(({ word, organ, side }) => [word, { organ, side: SIDES[side] }] as const),
  ])
  const conceptWords = all(({ concepts }) =>
    Object.entries(concepts).flatMap(([concept, names]) => names.map((word) => [word, concept] as const)),
  )
  return {
    locale,
    isPredicateLast: own.present.length > 0,
    sides: matcherOf(sideWords, locale),
    organs: matcherOf<SidedOrgan>(organWords, locale),
    concepts: matcherOf(conceptWords, locale, true),
    negationsBefore: matcherOf(words(all(({ negations }) => Object.keys(negations.before))), locale),
    negationsAfter: matcherOf(words(all(({ negations }) => Object.keys(negations.after))), locale),
    mark(name) {
      const matcher = marks.get(name) ?? matcherOf(words(all((file) => file[name])), locale)
      marks.set(name, matcher)
      return matcher
    },
    fillers: new Set(all((file) => file.fillers)),
    polarity: own.polarity,
    communicationLine: own.communicationLine,
    words: files,
  }
}
