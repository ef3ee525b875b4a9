import { expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { lossWord } from './lossWord.ts'

it.each([
  ['ko', '숨긴 시트'],
  ['de', 'ausgeblendetes Blatt'],
] as const)('describes losses in words and keeps names from the file: %s', async (locale, words) => {
  await textStore.show(locale)
  expect(lossWord('hidden sheet', textStore.read())).toBe(words)
  expect(lossWord('data-field-merge-flag', textStore.read())).toBe('data-field-merge-flag')
  expect(lossWord('constructor', textStore.read())).toBe('constructor')
})
