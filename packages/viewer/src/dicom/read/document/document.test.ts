import { describe, expect, it } from 'vitest'
import { makeDicom } from '../../../testkit/makeDicom.ts'
import { readRecord } from '../../../testkit/readImage.ts'
import { readInstance } from '../readInstance.ts'

const code = (CodeValue: string, CodeMeaning: string) => [
  { CodeValue, CodingSchemeDesignator: 'DCM', CodeMeaning },
]

const item = (ValueType: string, concept: string, more: object = {}) => ({
  ValueType,
  RelationshipType: 'CONTAINS',
  ConceptNameCodeSequence: code('1', concept),
  ...more,
})

const quantity = (NumericValue: string, unit: string) => ({
  MeasuredValueSequence: [
    {
      NumericValue,
      MeasurementUnitsCodeSequence: [{ CodeValue: unit, CodingSchemeDesignator: 'UCUM', CodeMeaning: unit }],
    },
  ],
})

const report = makeDicom({
  SOPClassUID: '1.2.840.10008.5.1.4.1.1.88.33',
  Modality: 'SR',
  PixelData: undefined,
  SpecificCharacterSet: 'ISO_IR 192',
  ValueType: 'CONTAINER',
  ConceptNameCodeSequence: code('126000', '영상 측정 보고서'),
  ContentSequence: [
    item('TEXT', 'Finding', { TextValue: '우상엽 결절\n두 번째 줄' }),
    item('CONTAINER', 'Measurements', {
      ContentSequence: [
        item('NUM', 'Length', {
          ...quantity('12.50', 'mm'),
          ContentSequence: [item('CODE', 'Side', { ConceptCodeSequence: code('R', 'Right') })],
        }),
        item('NUM', 'Count', quantity('3', '1')),
        item('NUM', 'Not measured'),
      ],
    }),
    item('PNAME', 'Observer', { PersonName: 'Kim^Minsu' }),
    item('DATE', 'Day', { Date: '20260102' }),
    item('DATETIME', 'Moment', { DateTime: '20260102101112.5+0900' }),
    item('TIME', 'Time', { Time: '1011' }),
    item('SCOORD', 'Outline', { GraphicType: 'POINT', GraphicData: [1.5, 2.25] }),
    item('IMAGE', 'Source', { ReferencedSOPSequence: [{ ReferencedFrameNumber: [2, 3] }] }),
  ],
})

describe('a structured report', () => {
  it('is lines of what is said, nested as it is said', () => {
    expect(readRecord(report).content).toEqual({
      kind: 'document',
      title: '영상 측정 보고서',
      lines: [
        { depth: 0, concept: 'Finding', value: '우상엽 결절\n두 번째 줄' },
        { depth: 0, concept: 'Measurements', value: '' },
        { depth: 1, concept: 'Length', value: '12.50 mm' },
        { depth: 2, concept: 'Side', value: 'Right' },
        { depth: 1, concept: 'Count', value: '3' },
        { depth: 1, concept: 'Not measured', value: '' },
        { depth: 0, concept: 'Observer', value: 'Kim Minsu' },
        { depth: 0, concept: 'Day', value: '2026-01-02' },
        { depth: 0, concept: 'Moment', value: '2026-01-02 10:11:12' },
        { depth: 0, concept: 'Time', value: '10:11' },
        { depth: 0, concept: 'Outline', value: 'POINT 1.5 2.25' },
        { depth: 0, concept: 'Source', value: '#2, 3' },
      ],
    })
  })
})

describe('an encapsulated PDF', () => {
  const pdf = (more: object) =>
    makeDicom({
      SOPClassUID: '1.2.840.10008.5.1.4.1.1.104.1',
      PixelData: undefined,
      DocumentTitle: 'Report',
      MIMETypeOfEncapsulatedDocument: 'application/pdf',
      EncapsulatedDocument: new TextEncoder().encode('%PDF-1.7x'),
      ...more,
    })

  it('is the bytes of the PDF without the padding', () => {
    const bytes = pdf({ EncapsulatedDocumentLength: 9 })
    const { content } = readRecord(bytes)
    if (content.kind !== 'document' || !content.pdf) throw new Error(content.kind)
    expect(content.title).toBe('Report')
    expect(new TextDecoder().decode(bytes.subarray(content.pdf.start, content.pdf.end))).toBe('%PDF-1.7x')
  })

  it('that is not there or cut off is refused', () => {
    expect(readInstance(pdf({ EncapsulatedDocument: null }))).toMatchObject({ refusal: { reason: 'broken' } })
    const whole = pdf({ MIMETypeOfEncapsulatedDocument: undefined })
    expect(readInstance(whole.subarray(0, whole.length - 4))).toMatchObject({
      refusal: { reason: 'truncated' },
    })
  })
})
