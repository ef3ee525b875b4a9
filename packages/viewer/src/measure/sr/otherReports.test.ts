import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DicomDataset } from '../../dicom/write/DicomDataset.ts'
import { item, measurementReport, number } from '../../testkit/measurementReport.ts'
import { readReportedGroups, readStructuredReport } from './readStructuredReport.ts'

const IMAGE = item('IMAGE', undefined, {
  ReferencedSOPSequence: [
    { ReferencedSOPClassUID: '1.2.840.10008.5.1.4.1.1.2', ReferencedSOPInstanceUID: '2.25.7' },
  ],
})

const shape = (type: string, ...data: number[]): DicomDataset =>
  item('SCOORD', undefined, { GraphicType: type, GraphicData: data, ContentSequence: [IMAGE] })

const inferred = (concept: string, from: DicomDataset, unit = 'mm2'): DicomDataset => ({
  ...number(concept, 12, unit),
  ContentSequence: [from],
})

const drawn = (...group: DicomDataset[]) =>
  (readStructuredReport(measurementReport([group])) ?? []).map(({ tool, points }) => [
    tool,
    points.map(({ x, y }) => `${x} ${y}`).join('; '),
  ])

/** The fewest and the most points that a tool draws. */
const COUNTS: Readonly<Record<string, readonly [number, number]>> = {
  probe: [1, 1],
  counter: [1, 12],
  length: [2, 2],
  path: [3, 12],
  angle: [3, 3],
  bidirectional: [4, 4],
  cobb: [4, 4],
  ratio: [4, 4],
  rectangle: [2, 2],
  ellipse: [2, 2],
  freehand: [3, 72],
}

const AREA = '42798000'

describe('V65 reports of other programs', () => {
  it.each([
    ['an ellipse', shape('ELLIPSE', 10, 20, 30, 20, 20, 15, 20, 25), ['ellipse', '10 15; 30 25']],
    ['a circle', shape('CIRCLE', 10, 10, 13, 14), ['ellipse', '5 5; 15 15']],
    ['a closed box', shape('POLYLINE', 1, 1, 5, 1, 5, 4, 1, 4, 1, 1), ['rectangle', '1 1; 5 4']],
    ['a closed outline', shape('POLYLINE', 1, 1, 5, 1, 3, 4, 1, 1), ['freehand', '1 1; 5 1; 3 4']],
    ['an open line', shape('POLYLINE', 1, 1, 5, 1, 3, 4), ['path', '1 1; 5 1; 3 4']],
  ])('draw an area that is inferred from %s as an area', (_, from, expected) => {
    expect(drawn(inferred(AREA, from))).toEqual([expected])
  })

  it('have both axes of a lesion by codes of before 2018, and their values by those of today', () => {
    const axes = [
      inferred('G-A185', shape('POLYLINE', 0, 0, 10, 0), 'mm'),
      inferred('G-A186', shape('POLYLINE', 5, 1, 5, 4), 'mm'),
    ]
    expect(drawn(...axes)).toEqual([['bidirectional', '0 0; 10 0; 5 1; 5 4']])
    const [group] = readReportedGroups(measurementReport([axes])) ?? []
    expect(group?.values.map(({ concept }) => concept)).toEqual(['103339001', '103340004'])
  })

  it.each([
    ['three points', [0, 0, 5, 5, 9, 0], ['angle', '0 0; 5 5; 9 0']],
    ['the middle one twice', [0, 0, 5, 5, 5, 5, 9, 0], ['angle', '0 0; 5 5; 9 0']],
    ['two legs apart', [0, 0, 5, 5, 6, 5, 9, 0], ['cobb', '0 0; 5 5; 6 5; 9 0']],
  ])('draw an angle of %s', (_, data, expected) => {
    expect(drawn(inferred('1483009', shape('POLYLINE', ...data), 'deg'))).toEqual([expected])
  })

  it('draw no angle of two points, or of five', () => {
    for (const data of [
      [0, 0, 5, 5],
      [0, 0, 5, 5, 6, 6, 7, 8, 9, 0],
    ])
      expect(drawn(inferred('1483009', shape('POLYLINE', ...data), 'deg'))).toEqual([])
  })

  it('are found in containers of the maker’s own', () => {
    const group = item('CONTAINER', '125007', { ContentSequence: [number('410668003', 7, 'mm')] })
    const sorted = item('CONTAINER', '99LESION', { ContentSequence: [group] })
    const report = measurementReport([], {
      ContentSequence: [
        item('CONTAINER', '126010', { ContentSequence: [sorted, group] }),
        item('CONTAINER', '99MORE', { ContentSequence: [group] }),
      ],
    })
    expect(readReportedGroups(report)?.map(({ values }) => values[0]?.value)).toEqual([7, 7, 7])
  })

  it('have no value where the number is missing, and no point where a coordinate is', () => {
    const empty = item('NUM', '410668003', {
      MeasuredValueSequence: [{ NumericValue: '', MeasurementUnitsCodeSequence: [{ CodeValue: 'mm' }] }],
    })
    const [group] = readReportedGroups(measurementReport([[empty]])) ?? []
    expect(group?.values).toEqual([])
    expect(drawn(inferred(AREA, shape('POLYLINE', 1, Number.NaN, 5, 1, 3, 4)))).toEqual([])
  })

  it('never draw points that are no numbers, nor throw, whatever shapes they have', () => {
    const type = fc.constantFrom('POINT', 'MULTIPOINT', 'POLYLINE', 'CIRCLE', 'ELLIPSE', 'POLYGON', '')
    const concept = fc.constantFrom(AREA, '1483009', '410668003', '103339001', '285285000', '118586006', 'x')
    const data = fc.array(fc.oneof(fc.integer({ min: -5, max: 600 }), fc.constant(Number.NaN)), {
      maxLength: 12,
    })
    fc.assert(
      fc.property(fc.array(fc.tuple(type, concept, data), { maxLength: 3 }), (all) => {
        const group = all.map(([kind, code, numbers]) => inferred(code, shape(kind, ...numbers)))
        for (const { tool, points } of readStructuredReport(measurementReport([group])) ?? []) {
          const [least, most] = COUNTS[tool] ?? [0, 0]
          expect(points.length).toBeGreaterThanOrEqual(least)
          expect(points.length).toBeLessThanOrEqual(most)
          expect(points.every(({ x, y }) => Number.isFinite(x + y))).toBe(true)
        }
      }),
      { numRuns: 40 },
    )
  })
})
