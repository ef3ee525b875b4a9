import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LOCALES, type Locale } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { facesOfName } from '#platform/text/facesOfName.ts'
import { LANGUAGE_NAMES } from './languages.ts'

const here = fileURLToPath(import.meta.url)
const require = createRequire(here)
const textOf = (path: string) => readFileSync(join(dirname(here), path), 'utf8')

/** The style sheet that the site loads for a language, as its own code names it. */
function sheetOf(locale: Locale): string {
  const code = textOf('../platform/text/fonts.ts')
  const name = new RegExp(`\\b${locale}: \\(\\) => import\\('([^']+)'\\)`, 'u').exec(code)?.[1]
  if (name === undefined) throw new Error(`fonts.ts loads nothing for ${locale}.`)
  return readFileSync(require.resolve(name), 'utf8')
}

/** Reads a list of `unicode-range`. */
function anyOf(list: string): (letter: string) => boolean {
  const ranges = list.split(',').map((range) =>
    range
      .trim()
      .replace(/^U\+/iu, '')
      .split('-')
      .map((point) => Number.parseInt(point, 16)),
  )
  return (letter) => {
    const point = letter.codePointAt(0) ?? 0
    return ranges.some(([from = 0, to = from]) => from <= point && point <= to)
  }
}

/** A font that the site delivers: its name in style sheets, and whether one of its files contains a letter. */
const FACES = new Map(
  LOCALES.map((locale) => {
    const sheet = sheetOf(locale)
    const family = /font-family:\s*['"]([^'"]+)['"]/u.exec(sheet)?.[1] ?? ''
    const ranges = [...sheet.matchAll(/unicode-range:\s*([^;}]+)/gu)].map(([, range = '']) => range)
    return [locale, { family, has: anyOf(ranges.join(',')) }]
  }),
)

/** The list of fonts on pages in a language. */
function listOn(locale: Locale): string[] {
  const rules = textOf('../../../../packages/ui/src/languages.css').matchAll(
    /([^{}]+)\{\s*--font-sans:([^;]+);/gu,
  )
  const [, , list = ''] = [...rules].find(([, selector]) => selector?.includes(`:lang(${locale})`)) ?? []
  return list.split(',').map((name) => name.trim().replaceAll('"', ''))
}

/** The letters of a text that no font of these languages shows on a page. */
function missing(text: string, page: Locale, loaded: readonly Locale[]): string[] {
  const list = listOn(page)
  const shown = loaded.map((locale) => FACES.get(locale)).filter((face) => face && list.includes(face.family))
  return [...text].filter((letter) => !shown.some((face) => face?.has(letter)))
}

describe.each(LOCALES)('on a computer without fonts, a page in %s', (page) => {
  it('shows initials in every script that members’ names are written in', () => {
    const initials = ['엄', '뷁', 'K', 'Ä', 'Ł', 'Đ', 'Щ', 'Ω', '王', '龍', '简', 'ひ', 'ア', '7']
    const unseen = initials.filter(
      (initial) => missing(initial, page, [page, ...facesOfName(initial, page)]).length > 0,
    )
    expect(unseen).toEqual([])
  })

  it('shows the names of all languages, whose fonts the menu loads', () => {
    for (const name of Object.values(LANGUAGE_NAMES)) expect(missing(name, page, LOCALES)).toEqual([])
  })

  it('lists the site’s font before the one that Chromium on Linux uses for any language', () => {
    const list = listOn(page)
    expect(list.indexOf(FACES.get(page)?.family ?? '')).toBeLessThan(list.indexOf('system-ui'))
  })

  it('leaves every other script to fonts of the system', () => {
    expect(listOn(page)).toContain('system-ui')
    expect(listOn(page).at(-1)).toBe('sans-serif')
  })
})
