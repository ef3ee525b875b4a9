import type { Message } from '@pandok/i18n'
import { expect, it } from 'vitest'
import { tablesWith } from './tablesWith.ts'
import { unequalPlaces } from './unequalPlaces.ts'

const found = (ko: Message, en: Message) => unequalPlaces(tablesWith({ ko, en }))

it.each<[string, Message, Message]>([
  ['the same places in another order', '{a}의 {b}', '{b} of {a}'],
  ['a plural of what is counted', '파일 {count}개', { one: '{count} file', other: '{count} files' }],
  [
    'words of their own for each number',
    '칸 {cells}개 · 키 {keys}개',
    '{cells|cell|cells} · {keys|key|keys}',
  ],
  ['a singular that does not say its number', '파일 {count}개', { one: 'One file', other: '{count} files' }],
])('accepts %s', (_, ko, en) => {
  expect(found(ko, en)).toEqual([])
})

it.each<[string, Message, Message, string]>([
  ['a place that is missing', '{a}의 {b}', 'of {a}', 'fills in {a}, the Korean one {a} {b}'],
  ['a place too many', '이름', 'Name {a}', 'fills in {a}, the Korean one nothing'],
  [
    'a form of a plural without its number',
    '파일 {count}개',
    { one: 'One file', other: 'files' },
    'fills in nothing, the Korean one {count}',
  ],
  [
    'a plural without a singular',
    '파일 {count}개',
    { other: '{count} files' },
    'has not the plural forms one, other: one',
  ],
  [
    'a number with one word only',
    '칸 {cells}개',
    '{cells|cells}',
    'has not the plural forms of its language in {cells|cells}',
  ],
  ['a plural of nothing', '파일', { one: 'file', other: 'files' }, 'has plural forms, but nothing to count'],
])('refuses %s', (_, ko, en, problem) => {
  expect(found(ko, en)).toEqual([`en a.ts#a.b ${problem}`])
})

it('refuses a singular in a language that has none', () => {
  expect(found('칸 {cells|칸|칸}', '{cells}')).toEqual([
    'ko a.ts#a.b has not the plural forms of its language in {cells|칸|칸}',
  ])
  expect(found({ one: '파일 하나', other: '파일 {count}개' }, '{count}')).toEqual([
    'ko a.ts#a.b has not the plural forms other: one',
  ])
})
