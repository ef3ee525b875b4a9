import { expect, it } from 'vitest'
import { localeOf } from './locale.ts'

it.each([
  [undefined, 'ko'],
  ['', 'ko'],
  ['de', 'de'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['fr-FR,ja;q=0.5,en;q=0.7', 'en'],
  ['fr', 'ko'],
  ['en;q=0', 'ko'],
  ['__proto__', 'ko'],
  ['EN-us', 'en'],
])('an Accept-Language of %j means %s', (header, locale) => {
  expect(localeOf(header)).toBe(locale)
})
