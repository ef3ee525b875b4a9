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

it('doesn’t propose a plate of another part of the body because its modality is the same', () => {
  const chest = { modality: 'CT', bodyPart: 'CHEST', description: 'Chest CT' }
  expect(suitsStudy('뇌 CT', chest)).toBe(0)
  expect(suitsStudy('Kopf-CT', chest)).toBe(0)
  expect(suitsStudy('CT', chest)).toBe(1)
  expect(suitsStudy('유방 초음파', { modality: 'US', bodyPart: 'THYROID', description: '' })).toBe(0)
})

it('proposes a plate of an organ of the region', () => {
  expect(suitsStudy('전립선 MRI', { modality: 'MR', bodyPart: 'PELVIS', description: '' })).toBe(1)
  expect(suitsStudy('갑상선 초음파', { modality: 'US', bodyPart: 'NECK', description: '' })).toBe(1)
})

it('doesn’t find a modality inside another word', () => {
  expect(suitsStudy('Thyroid resection', { modality: 'CT', bodyPart: '', description: '' })).toBe(0)
})
