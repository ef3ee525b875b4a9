import { expect, it } from 'vitest'
import { currentText } from '#platform/text/text.ts'
import { lossWord } from './lossWords.ts'

it('says what was left out in words for people, and names of the file as they are', () => {
  expect(lossWord('hidden sheet', currentText())).toBe('숨긴 시트')
  expect(lossWord('data-field-merge-flag', currentText())).toBe('data-field-merge-flag')
  expect(lossWord('constructor', currentText())).toBe('constructor')
})
