import { LOCALES } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { EXPRESSION_EXAMPLES } from '../testkit/expressionExamples.ts'
import { readText } from '../text/readText.ts'
import { CONCEPTS, ORGANS } from './anatomy.ts'
import { type Lexicon, lexiconOf } from './lexiconOf.ts'
import { phrases, phrasesOf } from './phrases.ts'
import type { Mark, PhraseList, WordFile } from './WordFile.ts'

const isPlain = (word: string) => !word.startsWith('/')

/** Returns the lists of a file that contain plain words. */
const marksOf = (file: WordFile | undefined): readonly Mark[] =>
  Object.entries(file ?? {}).flatMap(([name, list]) =>
    Array.isArray(list) && list.every((word) => typeof word === 'string') ? [name as Mark] : [],
  )

interface Expression {
  word: string
  /** Returns whether a text contains it, or another word of its list. */
  look: (text: string) => boolean
}

const SIDES = { right: 'R', left: 'L', both: 'B' } as const

/** Returns the expressions of a file together with how each is searched for. */
function expressionsOf(file: WordFile | undefined, lexicon: Lexicon): readonly Expression[] {
  const inLists = (
    lists: Readonly<Record<string, readonly string[]>>,
    has: (name: string, text: string) => boolean,
  ) =>
    Object.entries(lists).flatMap(([name, words]) =>
      words.map((word) => ({ word, look: (text: string) => has(name, text) })),
    )
  const isOrgan = (name: string, text: string) => lexicon.organs(text).some(({ id }) => id.organ === name)
  const all = [
    ...marksOf(file).flatMap((mark) =>
      (file?.[mark] ?? []).map((word) => ({
        word,
        look: (text: string) => lexicon.mark(mark)(text).length > 0,
      })),
    ),
    ...inLists(file?.organs ?? {}, isOrgan),
    ...inLists(file?.concepts ?? {}, (name, text) => lexicon.concepts(text).some(({ id }) => id === name)),
    ...inLists(file?.sides ?? {}, (name, text) =>
      lexicon.sides(text).some(({ id }) => id === SIDES[name as keyof typeof SIDES]),
    ),
    ...(file?.sided ?? []).map(({ word, organ }) => ({ word, look: (text: string) => isOrgan(organ, text) })),
  ]
  return all.filter(({ word }) => !isPlain(word))
}

describe.each(LOCALES)('words of %s', (locale) => {
  const lexicon = lexiconOf(locale)
  const [own] = lexicon.words

  it('R143 for organs are found as the organ', () => {
    const missed = Object.entries(own?.organs ?? {}).flatMap(([organ, words]) =>
      words.filter(isPlain).filter((word) => {
        const found = lexicon.organs(word)
        return !found.some(({ id }) => id.organ === organ) || ORGANS[organ] === undefined
      }),
    )
    expect(missed).toEqual([])
  })

  it('R143 for findings are found as the finding', () => {
    const missed = Object.entries(own?.concepts ?? {}).flatMap(([concept, words]) =>
      words.filter(isPlain).filter((word) => {
        const found = lexicon.concepts(word).map(({ id }) => id)
        return !found.includes(concept) && !(own?.concepts[found[0] ?? ''] ?? []).includes(word)
      }),
    )
    expect(missed).toEqual([])
    expect(Object.keys(own?.concepts ?? {}).filter((concept) => CONCEPTS[concept] === undefined)).toEqual([])
  })

  it('R143 for denials deny in their own example', () => {
    const examples = [
      ...Object.values(own?.negations.before ?? {}),
      ...Object.values(own?.negations.after ?? {}),
    ]
    const missed = examples.filter(
      (text) =>
        !readText(text, locale).units.some((unit) => unit.observations.some(({ isNegated }) => isNegated)),
    )
    expect(missed).toEqual([])
  })

  it('R143 of every list are found', () => {
    const missed = marksOf(own).flatMap((mark) =>
      (own?.[mark] ?? [])
        .filter(isPlain)
        .filter((word) => lexicon.mark(mark)(word).length === 0)
        .map((word) => `${mark}: ${word}`),
    )
    expect(missed).toEqual([])
  })

  it('R143 for sides are found as the side', () => {
    const missed = (['right', 'left', 'both'] as const).flatMap((side) =>
      (own?.sides[side] ?? [])
        .filter(isPlain)
        .filter((word) => lexicon.sides(word).every(({ id }) => id !== SIDES[side])),
    )
    expect(missed).toEqual([])
  })

  it('R143 that contain a side also name their organ', () => {
    const missed = (own?.sided ?? [])
      .filter(({ word }) => isPlain(word))
      .filter(({ word, organ }) => lexicon.organs(word).every(({ id }) => id.organ !== organ))
    expect(missed).toEqual([])
  })

  it('R143 that are expressions are found in their example with their meaning, and never in an empty text', () => {
    const examples = EXPRESSION_EXAMPLES[locale]
    const all = expressionsOf(own, lexicon)
    const missed = all.filter(({ word, look }) => {
      const example = examples[word] ?? ''
      const [match] = new RegExp(word.slice(1, -1), 'iu').exec(example) ?? []
      return match === undefined || match === '' || !look(example)
    })
    expect(missed.map(({ word }) => word)).toEqual([])
    expect(all.filter(({ word }) => new RegExp(word.slice(1, -1), 'iu').test(''))).toEqual([])
    const words = new Set(all.map(({ word }) => word))
    expect(Object.keys(examples).filter((word) => !words.has(word))).toEqual([])
  })

  it('R143 of phrases are found in their example, and one without an example is only a word', () => {
    const all = Object.entries(own?.phrases ?? {}).flatMap(([list, entries]) =>
      entries.map((phrase) => ({ list: list as PhraseList, phrase })),
    )
    const missed = all.filter(({ list, phrase }) => {
      const [[expression = '', example = ''] = []] =
        typeof phrase === 'string' ? [[phrase, phrase]] : Object.entries(phrase)
      const isFound = [expression, phrasesOf(list, locale), phrases(list)].every((source) =>
        new RegExp(source, 'imu').test(example),
      )
      return !isFound || (typeof phrase === 'string' && /[\\^$.*+?()[\]{}|]/u.test(phrase))
    })
    expect(missed).toEqual([])
    expect(all.filter(({ list }) => new RegExp(phrases(list), 'imu').test(''))).toEqual([])
  })

  it('R143 of side pairs are the words of both sides', () => {
    const pairs = own?.sidePairs ?? []
    const isOf = (word: string, side: 'right' | 'left') =>
      (own?.sides[side] ?? []).some((one) => one.toLowerCase().includes(word.toLowerCase()))
    expect(pairs.filter(({ right, left }) => !isOf(right, 'right') || !isOf(left, 'left'))).toEqual([])
    expect(pairs.length).toBeGreaterThan(0)
  })

  it('R143 of polarity turn one into the other, and no pair occurs twice', () => {
    const pairs = own?.polarity ?? []
    expect(pairs.filter(({ present, absent }) => present === absent || present === '')).toEqual([])
    const all = pairs.map(({ present, absent }) => `${present} ${absent}`)
    expect(new Set(all).size).toBe(all.length)
  })
})
