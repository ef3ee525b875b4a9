import { isLocale, type Locale } from '@pandok/domain'
import { expect, it } from 'vitest'
import { readLibrary } from './readLibrary.ts'

/** Lists the texts of a language in which a word is quoted as in none of the five: «so». */
function wronglyQuoted(value: unknown, locale?: Locale): readonly string[] {
  if (typeof value === 'string')
    return locale !== undefined && /[«»]/u.test(value) ? [`${locale}: ${value}`] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => wronglyQuoted(inner, isLocale(key) ? key : locale))
}

it('words are quoted as their language does', () => {
  const { modules, plates } = readLibrary()
  const found = [...modules, ...plates].flatMap((entry) =>
    wronglyQuoted(entry).map((text) => `${entry.id} ${text}`),
  )
  expect(found).toEqual([])
  const message = { ko: '«없음»과 함께', en: 'beside “none”' }
  expect(wronglyQuoted({ checks: [{ message }] })).toEqual(['ko: «없음»과 함께'])
})
