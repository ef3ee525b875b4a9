import type { Locale } from '@pandok/domain'
import { expect, it } from 'vitest'
import { facesOfName } from './facesOfName.ts'

it.each<[string, Locale, readonly Locale[]]>([
  ['엄', 'en', ['ko']],
  ['엄'.normalize('NFD'), 'en', ['ko']],
  ['王', 'ko', ['zh']],
  ['王', 'ja', ['ja', 'zh']],
  ['ひ', 'ko', ['ja']],
  ['Щ', 'de', ['en']],
  ['Ö', 'de', []],
  ['Ö', 'ko', ['en']],
  ['7', 'ko', []],
  ['', 'ko', []],
])('«%s» on a page in %s needs the faces of %o', (name, locale, faces) => {
  expect(facesOfName(name, locale)).toEqual(faces)
})
