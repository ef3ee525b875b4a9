import { expect, it } from 'vitest'
import { suitsStudy } from './suitsStudy.ts'

const thyroid = { modality: 'US', bodyPart: 'THYROID', description: 'Thyroid US' }

it('scores what a plate’s name has in common with a study, in any of the five languages', () => {
  expect(suitsStudy('갑상선 초음파', thyroid)).toBe(2)
  expect(suitsStudy('Schilddrüse', thyroid)).toBe(1)
  expect(suitsStudy('甲状腺超音波', thyroid)).toBe(2)
  expect(suitsStudy('흉부 CT', thyroid)).toBe(0)
})

it('reads the description if the file names no part of the body', () => {
  expect(suitsStudy('폐 결절 CT', { modality: 'CT', bodyPart: '', description: 'Low-dose LUNG' })).toBe(2)
  expect(suitsStudy('아무 판', { modality: '', bodyPart: '', description: '' })).toBe(0)
})
