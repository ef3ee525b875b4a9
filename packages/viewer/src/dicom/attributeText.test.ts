import { describe, expect, it } from 'vitest'
import { makeDicom } from '../testkit/makeDicom.ts'
import { attributeText } from './attributeText.ts'

describe('an attribute as text', () => {
  const bytes = makeDicom({
    SpecificCharacterSet: 'ISO_IR 192',
    SliceThickness: ' 1.250000',
    MagneticFieldStrength: '3',
    ContrastBolusAgent: '',
    ContrastBolusAgentSequence: [{ CodeValue: 'C-B0322', CodeMeaning: 'Iohexol' }],
    ImageLaterality: 'L',
    ReferringPhysicianName: 'Kim^Minsu=金^民洙=김^민수',
    ProtocolName: '흉부 저선량',
    AccessionNumber: 'A-17',
    OtherPatientIDs: ['1', '2'],
  })

  it.each([
    ['PatientSex', 'F'],
    ['PatientAge', '055Y'],
    ['StudyDate', '2026-01-02'],
    ['StudyDescription', 'CHEST'],
    ['Modality', 'CT'],
    ['BodyPartExamined', 'CHEST'],
    ['Laterality', 'L'],
    ['SeriesDescription', 'AXIAL 1 MM'],
    ['ProtocolName', '흉부 저선량'],
    ['ContrastBolusAgent', 'Iohexol'],
    ['SliceThickness', '1.25'],
    ['MagneticFieldStrength', '3'],
    ['ReferringPhysicianName', '김민수'],
    ['AccessionNumber', 'A-17'],
    ['OtherPatientIDs', '1, 2'],
  ])('%s is «%s»: all that plates offer is covered', (keyword, text) => {
    expect(attributeText(bytes, keyword)).toBe(text)
  })

  it('is found in the groups of enhanced images', () => {
    const enhanced = makeDicom({
      SliceThickness: undefined,
      BodyPartExamined: undefined,
      SharedFunctionalGroupsSequence: [
        {
          PixelMeasuresSequence: [{ SliceThickness: 2.5 }],
          FrameAnatomySequence: [
            { FrameLaterality: 'R', AnatomicRegionSequence: [{ CodeValue: '1', CodeMeaning: 'Knee' }] },
          ],
        },
      ],
    })
    const texts = ['SliceThickness', 'BodyPartExamined', 'Laterality'].map((name) =>
      attributeText(enhanced, name),
    )
    expect(texts).toEqual(['2.5', 'Knee', 'R'])
  })

  it('is counted for the age where only dates are given', () => {
    expect(attributeText(makeDicom({ PatientAge: undefined }), 'PatientAge')).toBe('055Y')
    expect(attributeText(makeDicom({ PatientAge: '', PatientBirthDate: '' }), 'PatientAge')).toBeUndefined()
  })

  it('is not given for what is absent, empty, unknown, bulk, or no DICOM at all', () => {
    expect(attributeText(bytes, 'PatientWeight')).toBeUndefined()
    expect(attributeText(bytes, 'NoSuchKeyword')).toBeUndefined()
    expect(attributeText(bytes, 'PixelData')).toBeUndefined()
    expect(attributeText(new Uint8Array(200), 'Modality')).toBeUndefined()
  })
})
