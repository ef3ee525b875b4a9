import { LOCALES } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { readText } from '../text/readText.ts'
import { CONCEPTS, ORGANS } from './anatomy.ts'
import { lexiconOf } from './lexiconOf.ts'
import type { Mark } from './WordFile.ts'

const isPlain = (word: string) => !word.startsWith('/')

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

  it('R143 of lists are found where they stand', () => {
    const marks: readonly Mark[] = [
      'followUp',
      'recommend',
      'modalities',
      'communication',
      'unchanged',
      'compared',
      'postoperative',
      'qualifiers',
    ]
    const missed = marks.flatMap((mark) =>
      (own?.[mark] ?? []).filter(isPlain).filter((word) => lexicon.mark(mark)(`${word}`).length === 0),
    )
    expect(missed).toEqual([])
  })
})
