import { comparisonOf, ghostsOn, hangPrior, measureAgain, type Viewer } from '@pandok/viewer'
import { describe, expect, it } from 'vitest'
import { openFile, viewerWith } from '../testkit/viewerWith.ts'
import { createImageHost } from './createImageHost.ts'
import { measuredStudies } from './measuredStudies.ts'

const POINTS = [
  { x: 1, y: 1 },
  { x: 4, y: 5 },
]

const file = (study: string, date: string, more: Record<string, unknown> = {}) =>
  openFile({
    StudyInstanceUID: study,
    SeriesInstanceUID: `${study}.1`,
    SOPInstanceUID: `${study}.1.1`,
    StudyDate: date,
    FrameOfReferenceUID: '2.25.50',
    ...more,
  })

it('returns the measurements of each study of the patient in view with their places, and of nobody else', async () => {
  const other = { PatientID: 'other', PatientName: 'Other^One' }
  const viewer = await viewerWith([
    file('2.25.1', '20260902'),
    file('2.25.2', '20260302'),
    file('2.25.3', '20260302', other),
  ])
  const frames = viewer.studies
    .read()
    .patients.flatMap(({ studies }) => studies)
    .flatMap(({ facts, series }) =>
      series.flatMap(({ stacks }) =>
        stacks.map(({ id }) => ({ study: facts.uid, frame: viewer.stackOf(id)?.frames[0]?.id ?? '' })),
      ),
    )
  for (const { frame } of frames)
    viewer.measurements.add({ tool: 'length', place: { on: 'frame', frame }, points: POINTS, label: 'S6' })
  const told = measuredStudies(viewer)
  expect(told.map(({ uid }) => uid).sort()).toEqual(['2.25.1', '2.25.2'])
  const prior = told.find(({ uid }) => uid === '2.25.2')
  expect(prior).toMatchObject({ date: '2026-03-02', modality: 'CT' })
  expect(prior?.measurements).toEqual([
    expect.objectContaining({ what: 'length', unit: 'mm', site: 'S6', frameOfReference: '2.25.50' }),
  ])
  expect(prior?.measurements[0]?.place).toHaveLength(3)
  expect(prior?.measurements[0]?.trackingUid).toMatch(/^2\.25\./u)
})

it('returns the short axis of a drawn cross, and areas with their unit', async () => {
  const viewer = await viewerWith([file('2.25.1', '20260902')])
  const [stack] = viewer.studies.read().patients[0]?.studies[0]?.series[0]?.stacks ?? []
  const frame = (stack && viewer.stackOf(stack.id)?.frames[0]?.id) ?? ''
  const place = { on: 'frame', frame } as const
  const across = [
    { x: 3, y: 1 },
    { x: 3, y: 2 },
  ]
  viewer.measurements.add({ tool: 'bidirectional', place, points: [...POINTS, ...across], label: 'LN' })
  viewer.measurements.add({ tool: 'rectangle', place, points: POINTS, label: '' })
  const told = measuredStudies(viewer)[0]?.measurements ?? []
  const [cross] = told
  expect(cross).toMatchObject({ what: 'length', unit: 'mm', site: 'LN' })
  expect(Number(cross?.across?.[0])).toBeLessThan(Number(cross?.value))
  expect(told.find(({ what }) => what === 'area')).toMatchObject({ unit: 'mm2' })
  expect(new Set(told.map(({ trackingUid }) => trackingUid)).size).toBe(2)
})

it('returns a structured report’s measurements of images that aren’t open, without a place, and of nobody else', async () => {
  const viewer = await viewerWith([file('2.25.1', '20260902'), file('2.25.2', '20260302')])
  const patientKey = viewer.studies.read().patients[0]?.key ?? ''
  const group = { label: '1', site: '', measurements: [] }
  const long = { concept: '103339001', value: 24.04, unit: 'mm' }
  const short = { concept: '103340004', value: 1.2, unit: 'cm' }
  const where = { patientKey, study: '2.25.2', report: '2.25.2.9' }
  const items = [
    { ...group, ...where, uid: '2.25.7', site: 'S6', values: [long, short] },
    { ...group, ...where, uid: '', label: 'node', values: [short, long] },
    { ...group, ...where, uid: '2.25.8', values: [{ ...long, unit: 'mm2' }] },
    { ...group, ...where, uid: '2.25.9', patientKey: 'another', values: [long] },
  ]
  const told = measuredStudies({ ...viewer, unseen: { ...viewer.unseen, read: () => ({ items }) } })
  expect(told.find(({ uid }) => uid === '2.25.2')?.measurements).toEqual([
    { trackingUid: '2.25.7', what: 'length', value: '24', unit: 'mm', across: ['12'], site: 'S6' },
    { trackingUid: '2.25.2.9.2', what: 'length', value: '24', unit: 'mm', across: ['12'], site: 'node' },
  ])
  expect(told.find(({ uid }) => uid === '2.25.1')?.measurements).toEqual([])
})

describe('K840 a measurement of a report file', () => {
  const NOW = file('2.25.1', '20260902', { PixelSpacing: [0.5, 0.5] })
  const THEN = file('2.25.2', '20260302', { FrameOfReferenceUID: '2.25.51', PixelSpacing: [0.5, 0.5] })

  /** Returns what the older study's report file contains about a length that was drawn there. */
  async function recorded() {
    const viewer = await viewerWith([THEN])
    const frame = viewer.session.activeViewport().frame ?? ''
    viewer.measurements.add({ tool: 'length', place: { on: 'frame', frame }, points: POINTS, label: 'S6' })
    const measurements = measuredStudies(viewer)[0]?.measurements ?? []
    return JSON.parse(JSON.stringify(measurements)) as typeof measurements
  }

  async function sitting(files: Parameters<typeof viewerWith>[0]) {
    const viewer = await viewerWith(files)
    const host = createImageHost({ viewer, locale: () => 'ko', remarks: () => [] })
    hangPrior(viewer)
    return { viewer, host }
  }

  const labels = (viewer: Viewer) => viewer.measurements.read().items.map(({ label }) => label)

  it('is a ghost on the registered newer image, can be repeated there, and the list shows the change', async () => {
    const { viewer, host } = await sitting([NOW, THEN])
    host.drawEarlier?.(await recorded())
    expect(ghostsOn(viewer, 0).map(({ points, prior }) => [prior.label, points])).toEqual([['S6', POINTS]])
    const again = measureAgain(viewer)
    expect(again).toMatchObject({ tool: 'length', label: 'S6', points: POINTS })
    expect(again && comparisonOf(viewer, again)).toMatchObject({
      date: '20260302',
      changes: [{ difference: 0 }],
    })
  })

  it('is drawn once, stays deleted, and is not drawn if the study already has it', async () => {
    const { viewer, host } = await sitting([NOW, THEN])
    const earlier = await recorded()
    host.drawEarlier?.(earlier)
    host.drawEarlier?.([...earlier, ...earlier])
    expect(labels(viewer)).toEqual(['S6'])
    const another = createImageHost({ viewer, locale: () => 'ko', remarks: () => [] })
    another.drawEarlier?.(earlier)
    expect(labels(viewer)).toEqual(['S6'])
    viewer.measurements.removeAll(() => true)
    host.drawEarlier?.(earlier)
    expect(labels(viewer)).toEqual([])
  })

  it('waits for its image, which has to be of the patient in view, and needs a known tool', async () => {
    const earlier = await recorded()
    const without = await sitting([NOW])
    without.host.drawEarlier?.(earlier)
    expect(labels(without.viewer)).toEqual([])
    const kim = file('2.25.2', '20260302', { PatientID: 'other', PatientName: 'Other^One' })
    const other = await sitting([NOW, kim])
    other.host.drawEarlier?.(earlier)
    expect(labels(other.viewer)).toEqual([])
    const { viewer, host } = await sitting([NOW, THEN])
    host.drawEarlier?.(
      earlier.map((one) => ({ ...one, drawn: one.drawn && { ...one.drawn, tool: 'laser' } })),
    )
    expect(labels(viewer)).toEqual([])
  })
})
