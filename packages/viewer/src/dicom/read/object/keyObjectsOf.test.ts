import { describe, expect, it } from 'vitest'
import { item, measurementReport } from '../../../testkit/measurementReport.ts'
import type { DicomDataset } from '../../write/DicomDataset.ts'
import { readInstance } from '../readInstance.ts'

const code = (CodeMeaning: string) => [{ CodeValue: '1', CodingSchemeDesignator: 'DCM', CodeMeaning }]

function keyObjects(title: string, ...content: DicomDataset[]) {
  const read = readInstance(
    measurementReport([], {
      SOPClassUID: '1.2.840.10008.5.1.4.1.1.88.59',
      Modality: 'KO',
      ConceptNameCodeSequence: code(title),
      ContentSequence: content,
    }),
  )
  if (!read.ok || read.record.content.kind !== 'keyObjects') throw new Error('no key objects')
  return read.record.content
}

const modifier = (meaning: string) => item('CODE', '113011', { ConceptCodeSequence: code(meaning) })
const image = (uid: string, ...frames: number[]) =>
  item('IMAGE', undefined, {
    ReferencedSOPSequence: [{ ReferencedSOPInstanceUID: uid, ReferencedFrameNumber: frames }],
  })

describe('key objects', () => {
  it('have their images in their order, of whatever series, by frames and again', () => {
    const { images } = keyObjects('Of Interest', image('2.25.2', 3, 1), image('2.25.1'), image('2.25.2', 7))
    expect(images).toEqual([
      { sopInstance: '2.25.2', frames: [3, 1] },
      { sopInstance: '2.25.1' },
      { sopInstance: '2.25.2', frames: [7] },
    ])
  })

  it('say why images were rejected', () => {
    const { title } = keyObjects(
      'Rejected for Quality Reasons',
      modifier('Motion blur'),
      modifier('Image artifact(s)'),
    )
    expect(title).toBe('Rejected for Quality Reasons: Motion blur, Image artifact(s)')
    expect(keyObjects('Of Interest').title).toBe('Of Interest')
    expect(keyObjects('', modifier('Motion blur')).title).toBe('Motion blur')
  })

  it('V77 have every description, and count what is no image', () => {
    const text = (TextValue: string) => item('TEXT', '113012', { TextValue })
    const content = keyObjects(
      'For Teaching',
      text('first'),
      text('second'),
      item('COMPOSITE', undefined, { ReferencedSOPSequence: [{ ReferencedSOPInstanceUID: '2.25.3' }] }),
      item('WAVEFORM', undefined, { ReferencedSOPSequence: [{ ReferencedSOPInstanceUID: '2.25.4' }] }),
      image(''),
    )
    expect(content).toMatchObject({ note: 'first\nsecond', images: [], others: 2 })
  })
})
