import { expect, it } from 'vitest'
import { nameWithWord } from './nameWithWord.ts'

it('the name of a tool contains the visible word, once', () => {
  expect(nameWithWord('영상 파일 열기 (Ctrl+O)', '파일')).toBe('영상 파일 열기 (Ctrl+O)')
  expect(nameWithWord('Vollbild ein oder aus', 'vollbild')).toBe('Vollbild ein oder aus')
  expect(nameWithWord('Gemeinsam blättern (Y)', 'Koppeln')).toBe('Gemeinsam blättern (Y) – Koppeln')
})
