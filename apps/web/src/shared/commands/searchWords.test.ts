import { expect, it } from 'vitest'
import { searchWords } from './searchWords.ts'

it('finds every word of a query, in any order and case', () => {
  expect(searchWords('Duplicate the plate', 'plate dup')).toBe(true)
  expect(searchWords('Duplicate the plate', 'plate share')).toBe(false)
  expect(searchWords('Zelle Löschen', 'LÖSCH')).toBe(true)
  expect(searchWords('anything', '  ')).toBe(true)
})

it('finds Korean while a syllable is unfinished', () => {
  for (const typed of ['ㅍ', '파', '판', '판 ㅈ', '판 저', '판 젖', '판 저자', '판 저장']) {
    expect(searchWords('판 저장', typed), typed).toBe(true)
  }
  expect(searchWords('판 저장', '판 삭')).toBe(false)
})

it('finds Korean by initial consonants', () => {
  expect(searchWords('판 저장', 'ㅍㅈㅈ')).toBe(true)
  expect(searchWords('모든 칸 선택', 'ㅋㅅㅌ')).toBe(true)
  expect(searchWords('판 저장', 'ㅈㅍ')).toBe(false)
})
