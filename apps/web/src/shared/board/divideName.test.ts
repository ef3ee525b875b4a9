import { hyphenateSync as german } from 'hyphen/de'
import { hyphenateSync as english } from 'hyphen/en'
import { expect, it } from 'vitest'
import { divideName, withJoints } from './divideName.ts'
import { widestPiece } from './widestPiece.ts'

const seen = (name: string, divide: typeof german) => divideName(name, divide).replaceAll('\u00AD', '·')

it('divides long German words where German does', () => {
  expect(seen('Subarachnoidalblutung', german)).toBe('Sub·arach·no·idal·blu·tung')
  expect(seen('Mittellinienverlagerung li.', german)).toBe('Mit·tel·li·ni·en·ver·la·ge·rung li.')
})

it('divides long English words, and leaves no piece of fewer than three letters at their ends', () => {
  expect(seen('Subarachnoid hemorrhage', english)).toBe('Sub·arach·noid hem·or·rhage')
  expect(seen('Hydrocephalus', english)).toBe('Hydro·cephalus')
})

it('leaves abbreviations, short words and other scripts whole', () => {
  expect(divideName('BIRADSATLAS', english)).toBe('BIRADSATLAS')
  expect(divideName('Normal chest', english)).toBe('Normal chest')
  expect(divideName('지주막하출혈 정상소견', german)).toBe('지주막하출혈 정상소견')
})

it('breaks behind a joint of two words, in every language', () => {
  expect(withJoints('부비동·유양동').replaceAll('\u200B', '|')).toBe('부비동·|유양동')
  expect(withJoints('Rib/chest wall').replaceAll('\u200B', '|')).toBe('Rib/|chest wall')
  expect(withJoints('N/A 1/2')).toBe('N/A 1/2')
})

it('measures the longest part that can’t be broken', () => {
  expect(widestPiece('ASPECTS')).toBeCloseTo(4.9)
  expect(widestPiece('뇌 CT')).toBeCloseTo(1.4)
  expect(widestPiece('Sub\u00ADarach')).toBeLessThan(widestPiece('Subarach'))
  expect(widestPiece('甲状腺癌')).toBe(0)
  expect(widestPiece('전방십자인대')).toBe(widestPiece('전방십자'))
  expect(widestPiece('')).toBe(0)
})
