import { expect, it } from 'vitest'
import type { Text } from '#platform/text/text.ts'
import { partialName } from './partialName.ts'

const text = Object.assign(
  (key: string, { number }: { number?: number } = {}) => `${key.split('.').at(-1)} ${number}`,
  { locale: 'ko' },
) as unknown as Text

const partials = [
  { id: 'place', body: { ko: [{ v: 'side' }, ' 신장의 ', { v: 'pole' }], en: ['of the ', { v: 'side' }] } },
  { id: 'later', body: { en: ['which has grown since the earlier examination of the same kidney'] } },
  { id: 'values', body: { ko: [{ v: 'side' }, ', ', { v: 'pole' }] } },
]

it('names a shared phrase by its words in the language of the screen, or by its position if it has none', () => {
  expect(partialName(partials, 'place', text)).toBe('… 신장의 …')
  expect(partialName(partials, 'later', text)).toBe('which has grown since th…')
  expect(partialName(partials, 'values', text)).toBe('unnamed 3')
  expect(partialName(partials, 'gone', text)).toBe('gone')
})
