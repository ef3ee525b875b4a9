import { LOCALES } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { readText } from '../text/readText.ts'
import { CONCEPTS, ORGANS } from './anatomy.ts'
import { lexiconOf } from './lexiconOf.ts'
import { phrases, phrasesOf } from './phrases.ts'
import type { Mark, PhraseList, WordFile } from './WordFile.ts'

const isPlain = (word: string) => !word.startsWith('/')

/** The lists of a file that are only looked for. */
const marksOf = (file: WordFile | undefined): readonly Mark[] =>
  Object.entries(file ?? {}).flatMap(([name, list]) =>
    Array.isArray(list) && list.every((word) => typeof word === 'string') ? [name as Mark] : [],
  )

describe.each(LOCALES)('words of %s', (locale) => {
  const lexicon = lexiconOf(locale)
  const [own] = lexicon.words

  it('R143 are found as the organ that they name', () => {
    const missed = Object.entries(own?.organs ?? {}).flatMap(([organ, words]) =>
      words.filter(isPlain).filter((word) => {
        const found = lexicon.organs(word)
        return !found.some(({ id }) => id.organ === organ) || ORGANS[organ] === undefined
      }),
    )
    expect(missed).toEqual([])
  })

  it('R143 are found as the finding that they name', () => {
    const missed = Object.entries(own?.concepts ?? {}).flatMap(([concept, words]) =>
      words.filter(isPlain).filter((word) => {
        const found = lexicon.concepts(word).map(({ id }) => id)
        return !found.includes(concept) && !(own?.concepts[found[0] ?? ''] ?? []).includes(word)
      }),
    )
    expect(missed).toEqual([])
    expect(Object.keys(own?.concepts ?? {}).filter((concept) => CONCEPTS[concept] === undefined)).toEqual([])
  })

  it('R143 deny in their own example', () => {
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

  it('R143 of every list are found where they stand', () => {
    const missed = marksOf(own).flatMap((mark) =>
      (own?.[mark] ?? [])
        .filter(isPlain)
        .filter((word) => lexicon.mark(mark)(word).length === 0)
        .map((word) => `${mark}: ${word}`),
    )
    expect(missed).toEqual([])
  })

  it('R143 of sides are found as the side that they name', () => {
    const sides = { right: 'R', left: 'L', both: 'B' } as const
    const missed = (['right', 'left', 'both'] as const).flatMap((side) =>
      (own?.sides[side] ?? [])
        .filter(isPlain)
        .filter((word) => lexicon.sides(word).every(({ id }) => id !== sides[side])),
    )
    expect(missed).toEqual([])
  })

  it('R143 with a side in them name their organ', () => {
    const missed = (own?.sided ?? [])
      .filter(({ word }) => isPlain(word))
      .filter(({ word, organ }) => lexicon.organs(word).every(({ id }) => id.organ !== organ))
    expect(missed).toEqual([])
  })

  it('R143 that are expressions are well formed, and none is found in nothing', () => {
    const words = [
      ...marksOf(own).flatMap((mark) => own?.[mark] ?? []),
      ...Object.values(own?.sides ?? {}).flat(),
      ...Object.values(own?.organs ?? {}).flat(),
      ...Object.values(own?.concepts ?? {}).flat(),
    ].filter((word) => !isPlain(word))
    expect(words.filter((word) => new RegExp(word.slice(1, -1), 'iu').test(''))).toEqual([])
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

  it('R143 of polarity turn the one into the other, and no pair is the same twice', () => {
    const pairs = own?.polarity ?? []
    expect(pairs.filter(({ present, absent }) => present === absent || present === '')).toEqual([])
    const all = pairs.map(({ present, absent }) => `${present} ${absent}`)
    expect(new Set(all).size).toBe(all.length)
  })
})
