import { expect, it } from 'vitest'
import { missingKeys } from './missingKeys.ts'
import { tablesWith } from './tablesWith.ts'

const everywhere = { ko: '닫기', en: 'Close', zh: '关闭', ja: '閉じる', de: 'Schließen' }

it('finds nothing where every language has the key', () => {
  expect(missingKeys(tablesWith(everywhere))).toEqual([])
})

it('names the languages that lack a key, Korean among them', () => {
  const { ko, de, ...rest } = everywhere
  expect(missingKeys(tablesWith({ ...rest, ko }))).toEqual(['a.ts#a.b is missing in de'])
  expect(missingKeys(tablesWith({ ...rest, de }))).toEqual(['a.ts#a.b is missing in ko'])
})
