import {
  type Measurement,
  measurementReadings,
  parseFile,
  readStructuredReport,
  stringsOf,
  tagOf,
} from '@pandok/viewer'
import { beforeAll, describe, expect, it } from 'vitest'
import { openFile, openSlideFile, showSlides, viewerWith } from '#features/viewer/testkit/viewerWith.ts'
import { currentText } from '#platform/text/text.ts'
import { textStore } from '#platform/text/textStore.ts'
import { writtenObject } from '../written/writtenObjects.ts'
import { csvOf } from './csvOf.ts'
import { deviceUid } from './deviceUid.ts'
import { type MeasuredItem, measuredItems } from './measuredItems.ts'
import { structuredReportOf } from './structuredReportOf.ts'

beforeAll(() => textStore.show('ko'))

/** Opens two patients, each with a length of 2 mm; the first one has an area, too. */
async function measured() {
  const own = openFile({ PatientName: 'DOE^JANE', PatientID: 'P1', StudyDate: '20260102' })
  const other = openFile({
    PatientName: 'ROE^RICHARD',
    PatientID: 'P2',
    StudyInstanceUID: '2.25.2000',
    SeriesInstanceUID: '2.25.2000.1',
    SOPInstanceUID: '2.25.2000.1.1',
  })
  const viewer = await viewerWith([own, other])
  const length = [
    { x: 1, y: 1 },
    { x: 5, y: 1 },
  ]
  const on = ({ id }: typeof own) => ({ on: 'frame', frame: `${id}#1` }) as const
  const first = viewer.measurements.add({ tool: 'length', place: on(own), points: length, label: '결절' })
  viewer.measurements.add({
    tool: 'rectangle',
    place: on(own),
    points: [
      { x: 0, y: 0 },
      { x: 6, y: 4 },
    ],
  })
  viewer.measurements.add({ tool: 'length', place: on(other), points: length })
  const stack = viewer.locate(`${own.id}#1`)?.stack
  return { viewer, first, patientKey: stack?.patientKey, studyKey: stack?.studyKey, own }
}

const reportOf = (items: readonly MeasuredItem[], studyKey: string | undefined, isIdentityHidden = false) => {
  const report = structuredReportOf({
    items,
    studyKey,
    isIdentityHidden,
    text: currentText(),
    deviceUid: '2.25.1',
  })
  if (!report.ok) throw new Error(report.reason)
  return report.bytes
}

function tableOf(items: readonly MeasuredItem[], isIdentityHidden = false): string {
  const table = csvOf({ items, isIdentityHidden, text: currentText() })
  if (!table.ok) throw new Error(table.reason)
  return table.csv
}

describe('exported measurements', () => {
  it('are lines of a table, with pixel values and without the patient', async () => {
    const { viewer, patientKey } = await measured()
    const csv = tableOf(await measuredItems(viewer, patientKey))
    const lines = csv.split('\r\n').map((line) => line.split(','))
    expect(lines[1]?.slice(0, 6)).toEqual(['1', '결절', '길이', '길이', '2', 'mm'])
    const mean = lines.find(([number, , , quantity]) => number === '2' && quantity === '평균')
    // The middle pixels count from 0 to 23, with the file's intercept of -1024.
    expect(mean?.slice(4, 6)).toEqual(['-1012.5', 'HU'])
    expect(lines[1]?.slice(7)).toEqual(['2026-01-02', '1. AXIAL 1 MM', '1 / 1'])
    expect(csv).not.toMatch(/DOE|ROE|P1/u)
    const hidden = tableOf(await measuredItems(viewer, patientKey), true)
    expect(hidden).not.toMatch(/2026/u)
    expect(hidden.split('\r\n')[1]?.split(',').slice(7)).toEqual(['', '1. AXIAL 1 MM', '1 / 1'])
  })

  it('are those of one patient if a patient is given', async () => {
    const { viewer, patientKey } = await measured()
    const items = await measuredItems(viewer, patientKey)
    expect(items.map(({ measurement }) => measurement.number)).toEqual([1, 2])
  })

  it('are a report that is read back unchanged, on the images of the measurements', async () => {
    const { viewer, patientKey, studyKey, own, first } = await measured()
    const bytes = reportOf(await measuredItems(viewer, patientKey), studyKey)
    const [length, area] = readStructuredReport(bytes) ?? []
    expect(length).toMatchObject({ tool: 'length', label: '결절', sopInstance: own.record.sopInstance })
    expect(length?.points).toEqual(first.points)
    expect(length?.values).toEqual([{ concept: expect.any(String), value: 2, unit: 'mm' }])
    expect(area?.tool).toBe('rectangle')
    expect(new TextDecoder().decode(bytes)).toContain('DOE^JANE')
  })

  it('trap 64: are a report without the patient if the identity is hidden, but still of the same study', async () => {
    const { viewer, patientKey, studyKey } = await measured()
    const bytes = reportOf(await measuredItems(viewer, patientKey), studyKey, true)
    expect(new TextDecoder().decode(bytes)).not.toMatch(/DOE|20260102|19700315/u)
    const parsed = parseFile(bytes)
    if (!parsed.ok) throw new Error('unreadable')
    const said = (name: string) => stringsOf(parsed.file.dataset, tagOf(name) ?? 0)
    expect(said('StudyInstanceUID')).toEqual(['2.25.1000'])
    expect(said('PatientID').join('')).toBe('')
  })

  it('have the values of the plane on which they were made, and are marked as resampled', async () => {
    const slices = Array.from({ length: 5 }, (_, slice) =>
      openFile({
        SOPInstanceUID: `2.25.1000.1.${slice + 1}`,
        InstanceNumber: slice + 1,
        Rows: 4,
        Columns: 6,
        ImagePositionPatient: [0, 0, slice],
        PixelSpacing: [1, 1],
      }),
    )
    const viewer = await viewerWith(slices)
    const stack = viewer.session.activeViewport().stack ?? ''
    const geometry = { position: [0, 2, 4], row: [1, 0, 0], column: [0, 0, -1] } as const
    viewer.measurements.add({
      tool: 'ellipse',
      place: { on: 'plane', stack, geometry },
      points: [
        { x: 0.5, y: 0.5 },
        { x: 3.5, y: 3.5 },
      ],
    })
    const [item] = await measuredItems(viewer)
    const value = (quantity: string) => item?.readings.find((one) => one.quantity === quantity)
    // Row 2 of every slice contains 12 to 17, of which columns 1 to 3 count, with the file's intercept of
    // -1024.
    expect(value('mean')).toMatchObject({ value: 14 - 1024, unit: 'HU', source: 'plane' })
    expect([value('min')?.value, value('max')?.value]).toEqual([13 - 1024, 15 - 1024])
    expect(value('area')).toMatchObject({ unit: 'mm²', source: 'plane' })
    expect(measurementReadings(viewer, viewer.measurements.read().items[0] as Measurement)).toEqual(
      item?.readings,
    )
    const csv = tableOf(await measuredItems(viewer))
    expect(csv).toMatch(/평균,-1010,HU,재구성 단면 기준/u)
    const report = new TextDecoder().decode(reportOf(await measuredItems(viewer), undefined))
    expect(report).toContain('재구성 단면 기준')
    expect(report).toContain('-1010')
  })

  it('are safe with a report if it restores them, which excludes values of a slab and reports without the patient', async () => {
    const slices = Array.from({ length: 5 }, (_, slice) =>
      openFile({
        SOPInstanceUID: `2.25.1000.1.${slice + 1}`,
        InstanceNumber: slice + 1,
        Rows: 4,
        Columns: 6,
        ImagePositionPatient: [0, 0, slice * 2],
        PixelSpacing: [1, 1],
      }),
    )
    const viewer = await viewerWith(slices)
    const { stack = '', frame = '' } = viewer.session.activeViewport()
    const geometry = { position: [1, 2, 7], row: [1, 0, 0], column: [0, 0, -1] } as const
    const plane = { on: 'plane', stack, geometry } as const
    const slab = { thickness: 2, mode: 'max' } as const
    const points = [
      { x: 0, y: 0 },
      { x: 3, y: 3 },
    ]
    const { add } = viewer.measurements
    const safe = [
      add({ tool: 'length', place: { on: 'frame', frame }, points }),
      add({ tool: 'ellipse', place: plane, points }),
      add({ tool: 'length', place: { ...plane, slab }, points }),
    ]
    add({ tool: 'ellipse', place: { ...plane, slab }, points })
    const written = async (isIdentityHidden: boolean) => {
      const made = await writtenObject(viewer, 'structuredReport', { text: currentText(), isIdentityHidden })
      return made.ok ? made.holds.measurements : made.reason
    }
    expect(await written(false)).toEqual(safe)
    expect(await written(true)).toEqual([])
  })

  it('on a slide are a report that restores them, if the slide is DICOM', async () => {
    const viewer = await viewerWith([openSlideFile({ SOPInstanceUID: '2.25.50.1.1' })])
    await showSlides(viewer)
    const [slide] = viewer.slides.read().slides
    const drawn = viewer.measurements.add({
      tool: 'length',
      place: { on: 'slide', slide: slide?.id ?? '' },
      points: [
        { x: 3, y: 4 },
        { x: 30, y: 40 },
      ],
    })
    const made = await writtenObject(viewer, 'structuredReport', {
      text: currentText(),
      isIdentityHidden: false,
    })
    if (!made.ok) throw new Error(made.reason)
    expect(made.holds.measurements).toEqual([drawn])
    expect(readStructuredReport(made.bytes)).toMatchObject([{ tool: 'length', sopInstance: '2.25.50.1.1' }])
  })

  it('are not a table if there are two patients, who could not be distinguished in it, or no measurements', async () => {
    const { viewer } = await measured()
    const answer = (items: readonly MeasuredItem[]) =>
      csvOf({ items, isIdentityHidden: false, text: currentText() })
    expect(answer(await measuredItems(viewer))).toEqual({ ok: false, reason: 'twoPatients' })
    expect(answer([])).toEqual({ ok: false, reason: 'nothing' })
  })

  it('are not a report if there are two patients or no measurements', async () => {
    const { viewer } = await measured()
    const items = await measuredItems(viewer)
    const text = currentText()
    const answer = (some: readonly MeasuredItem[]) =>
      structuredReportOf({
        items: some,
        studyKey: undefined,
        isIdentityHidden: false,
        text,
        deviceUid: '2.25.1',
      })
    expect(answer(items)).toEqual({ ok: false, reason: 'twoPatients' })
    expect(answer([])).toEqual({ ok: false, reason: 'nothing' })
  })
})

it('a browser has a random identifier that is the same in every report', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const uid = deviceUid(storage)
  expect(uid).toMatch(/^2\.25\.\d+$/u)
  expect(deviceUid(storage)).toBe(uid)
  kept.clear()
  expect(deviceUid(storage)).not.toBe(uid)
})
