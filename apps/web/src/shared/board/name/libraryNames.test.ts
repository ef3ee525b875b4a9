import { LOCALES, type Locale } from '@pandok/domain'
import { readLibraryPlate } from '@pandok/library'
import { hyphenateSync as german } from 'hyphen/de'
import { hyphenateSync as english } from 'hyphen/en'
import { describe, expect, it } from 'vitest'
import { libraryPlates } from '#testkit/libraryFiles.ts'
import { nameSpace } from './boardMetrics.ts'
import { createFitter, type FittedName, type NameSpace } from './createFitter.ts'
import { BREAK, createDivider, DEPTHS, type DivideWord, SOFT_HYPHEN, SYLLABLE } from './divideWord.ts'
import { textWidth } from './textWidth.ts'

const plates = libraryPlates().map((file) => {
  const read = readLibraryPlate(file)
  if (!read.ok) throw new Error(read.problems.join())
  return read.plate
})

/**
 * The boards' widths in rem beside form and report, their number of cells in a row, and the share of names that may
 * have letters below 11 px.
 */
const BOARDS = [
  { screen: '360 px', width: 20.4, columns: 5, small: 0.07 },
  { screen: '1280 px', width: 44.6, columns: 10, small: 0.02 },
  { screen: '1440 px', width: 50.4, columns: 10, small: 0.01 },
]

/** 11 px in rem. */
const READABLE = 0.6875

const MARK = new RegExp(`[${SOFT_HYPHEN}${SYLLABLE}${BREAK}]`, 'u')
const MARKS = new RegExp(MARK, 'gu')

const dividerOf = (locale: Locale) => createDivider(locale, locale === 'de' ? german : english)

const namesIn = (locale: Locale) =>
  new Set(plates.flatMap(({ cells }) => cells.map(({ name }) => name[locale])))

/** The positions at which a word may end a line, counted in letters. */
const allowedIn = (word: string, divide: DivideWord): Set<number> =>
  new Set(DEPTHS.flatMap((depth) => placesIn(divide(word, depth))))

const placesIn = (marked: string): number[] =>
  [...marked.matchAll(MARKS)].map(({ index }, before) => index - before)

/**
 * Lists what is wrong with a fitted name: a break in the wrong place, a line wider than its cell, or more lines than
 * a row is high.
 */
function problemsOf(name: string, fitted: FittedName, room: NameSpace, divide: DivideWord): string[] {
  const { drawn, size, lines, isForced } = fitted
  const wrong = drawn.split(/\s+/u).flatMap((word) => {
    const allowed = allowedIn(word.replaceAll(MARKS, ''), divide)
    const elsewhere = placesIn(word).some((place) => !allowed.has(place))
    const widest = Math.max(...word.split(MARK).map(textWidth)) * size
    return elsewhere || widest > room.width ? [word] : []
  })
  const isSame = drawn.replaceAll(MARKS, '') === name.replaceAll(/\s+/gu, ' ')
  return isForced || lines > 4 || !isSame ? [name] : wrong
}

describe.each(BOARDS)('on a screen of $screen', ({ width, columns, small }) => {
  it.each(LOCALES)('every name of a library plate fits a cell, with permitted breaks only (%s)', (locale) => {
    const names = [...namesIn(locale)]
    expect(names.length).toBeGreaterThan(1000)
    const room = nameSpace(width, columns)
    const divide = dividerOf(locale)
    const fit = createFitter(room, divide)
    const fitted = names.map((name) => ({ name, ...fit(name) }))
    expect(fitted.flatMap((each) => problemsOf(each.name, each, room, divide))).toEqual([])
    const tooSmall = fitted.filter(({ size }) => size < READABLE).map(({ name }) => name)
    expect(tooSmall.length / names.length, tooSmall.join(', ')).toBeLessThanOrEqual(small)
  })
})
