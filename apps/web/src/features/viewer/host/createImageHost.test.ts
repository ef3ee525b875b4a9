import { loadCatalogue } from '@pandok/i18n'
import type { Viewer } from '@pandok/viewer'
import { makeLevel, makeTiff } from '@pandok/viewer/slide/testkit'
import { expect, it, vi } from 'vitest'
import type { MeasurementEvent } from '#shared/images/ImageHost.ts'
import { openFile, openSlideFile, showSlides, viewerWith } from '../testkit/viewerWith.ts'
import { createImageHost } from './createImageHost.ts'

const hostOf = (viewer: Viewer) => createImageHost({ viewer, locale: () => 'ko', remarks: () => [] })

async function started(elements: Record<string, unknown> = {}) {
  const viewer = await viewerWith([openFile(elements)])
  const host = hostOf(viewer)
  const event: MeasurementEvent[] = []
  host.watch((one) => void event.push(one))
  const frame = viewer.session.activeViewport().frame ?? ''
  const add = (to: { x: number; y: number }) =>
    viewer.measurements.add({ tool: 'length', place: { on: 'frame', frame }, points: [{ x: 0, y: 0 }, to] })
  return { viewer, host, event, add }
}

it('returns what the file says, once its head is read', async () => {
  const { host } = await started({ PatientAge: '061Y', StudyDate: '20260203' })
  await vi.waitFor(() => expect(host.attribute?.('Modality')).toBe('CT'))
  expect([host.attribute?.('PatientAge'), host.attribute?.('StudyDate'), host.attribute?.('Gone')]).toEqual([
    '061Y',
    '2026-02-03',
    undefined,
  ])
})

it('returns the date of the open older study', async () => {
  const viewer = await viewerWith([
    openFile({ StudyInstanceUID: '1.2', SeriesInstanceUID: '1.2.1', StudyDate: '20260203' }),
    openFile({ StudyInstanceUID: '1.3', SeriesInstanceUID: '1.3.1', StudyDate: '20250101' }),
  ])
  expect(hostOf(viewer).attribute?.('ComparisonDate')).toBe('2025-01-01')
})

/** Opens a CT of patient A in the viewport, and a slide of patient B that can cover it. */
const beside = () =>
  viewerWith([
    openFile({ PatientName: 'A', PatientID: 'A', PatientSex: 'F', AccessionNumber: 'CT-1' }),
    openSlideFile({
      PatientName: 'B',
      PatientID: 'B',
      PatientSex: 'M',
      PatientAge: '071Y',
      AccessionNumber: 'SM-9',
      StudyDate: '20260301',
    }),
    openFile({
      PatientName: 'B',
      PatientID: 'B',
      StudyDate: '20240301',
      StudyInstanceUID: '2.25.51',
      SeriesInstanceUID: '2.25.51.1',
    }),
  ])

it('returns the data of the slide that covers the images, and none if its file names nobody', async () => {
  const viewer = await beside()
  const host = hostOf(viewer)
  const told = () =>
    ['PatientSex', 'PatientAge', 'AccessionNumber', 'Modality'].map((name) => host.attribute?.(name))
  await vi.waitFor(() => expect(told()).toEqual(['F', '055Y', 'CT-1', 'CT']))
  const turned = vi.fn()
  host.onRefresh(turned)
  await showSlides(viewer)
  await vi.waitFor(() => expect(turned).toHaveBeenCalled())
  expect(told()).toEqual(['M', '071Y', 'SM-9', 'SM'])
  expect(host.attribute?.('ComparisonDate')).toBe('2024-03-01')

  const { header, body } = makeTiff([makeLevel(0, 600, 400, 256)])
  const made = await viewer.slides.add([{ name: 't.tif', blob: new Blob([header, body] as BlobPart[]) }])
  viewer.slides.show(made && 'id' in made ? made.id : '')
  expect(told()).toEqual([undefined, undefined, undefined, undefined])
  viewer.slides.leave()
  await vi.waitFor(() => expect(told()).toEqual(['F', '055Y', 'CT-1', 'CT']))
})

it('returns for a slide on a server what the server says about it', async () => {
  const slide = openSlideFile({ PatientSex: 'M', AccessionNumber: 'SM-9', StudyDate: '20260301' })
  const viewer = await viewerWith([{ ...slide, source: { name: 'far', blob: new Blob([]) } }])
  const [key] = viewer.studies.read().patients[0]?.studies[0]?.slides.map((one) => one.key) ?? []
  const slides = {
    ...viewer.slides,
    seriesOf: () => key,
    read: () => ({ ...viewer.slides.read(), shown: ['s'] }),
  }
  const host = hostOf({ ...viewer, slides })
  await vi.waitFor(() => expect(host.attribute?.('AccessionNumber')).toBe('SM-9'))
  expect(['PatientSex', 'PatientAge', 'StudyDate', 'Modality'].map((name) => host.attribute?.(name))).toEqual(
    [...['M', '055Y', '2026-03-01', 'SM']],
  )
})

it('returns the side of the image in view, even if one series has both', async () => {
  const view = (ImageLaterality: string, number: number) =>
    openFile({
      Modality: 'MG',
      SOPClassUID: '1.2.840.10008.5.1.4.1.1.1.2',
      ViewPosition: 'CC',
      ImageLaterality,
      InstanceNumber: number,
      KVP: 28 + number,
      ImagePositionPatient: undefined,
      ImageOrientationPatient: undefined,
    })
  const viewer = await viewerWith([view('R', 1), view('L', 2)])
  const stacks = viewer.studies.read().patients[0]?.studies[0]?.series[0]?.stacks.map(({ id }) => id) ?? []
  viewer.session.layout(1, 2)
  stacks.forEach((id, at) => {
    viewer.session.show(id, at)
  })
  viewer.session.activate(0)
  const host = hostOf(viewer)
  await vi.waitFor(() => expect(host.attribute?.('Laterality')).toBe('R'))
  expect(host.attribute?.('KVP')).toBe('29')
  const turned = vi.fn()
  host.onRefresh(turned)
  viewer.session.activate(1)
  expect(host.attribute?.('Laterality')).toBe('L')
  await vi.waitFor(() => expect(turned).toHaveBeenCalledOnce())
  expect([host.attribute?.('Laterality'), host.attribute?.('KVP')]).toEqual(['L', '30'])
})

it('returns the side of the frame if one image has both', async () => {
  const anatomy = (FrameLaterality: string) => ({
    FrameAnatomySequence: [{ FrameLaterality, AnatomicRegionSequence: [{ CodeMeaning: 'Knee' }] }],
  })
  const viewer = await viewerWith([
    openFile({
      Modality: 'MR',
      SOPClassUID: '1.2.840.10008.5.1.4.1.1.4.1',
      NumberOfFrames: 2,
      ImagePositionPatient: undefined,
      ImageOrientationPatient: undefined,
      PerFrameFunctionalGroupsSequence: [anatomy('R'), anatomy('L')],
    }),
  ])
  const host = hostOf(viewer)
  await vi.waitFor(() => expect(host.attribute?.('Laterality')).toBe('R'))
  const turned = vi.fn()
  host.onRefresh(turned)
  viewer.session.scroll(1)
  expect(turned).toHaveBeenCalledOnce()
  expect(host.attribute?.('Laterality')).toBe('L')
})

it('offers a measurement in the requested unit, and nothing of another quantity', async () => {
  const { host, event, add } = await started({ PixelSpacing: [0.5, 0.5] })
  const { id } = add({ x: 4, y: 3 })
  expect(event).toMatchObject([{ kind: 'made', uid: id }])
  const [made] = event
  if (!made || made.kind === 'deleted') throw new Error('nothing was made')
  expect(made.offer('length', { unit: 'mm' })).toMatchObject({ value: '2.5', unit: 'mm' })
  expect(made.offer('length', { unit: 'cm' })).toMatchObject({ value: '0.25', unit: 'cm' })
  expect(made.offer('angle', {})).toBeUndefined()
  expect(host.measurement?.('length', 'latest', {})).toMatchObject({ value: '2.5', uid: id })
  expect(host.measurement?.('length', 'latest', { unit: 'cm', decimals: 1 })).toMatchObject({ value: '0.3' })
})

it('offers no length if the pixel size is unknown', async () => {
  const { event, add } = await started({ PixelSpacing: undefined })
  add({ x: 4, y: 3 })
  const [made] = event
  expect(made?.kind !== 'deleted' && made?.offer('length', { unit: 'mm' })).toBeUndefined()
})

it('reports a change and a deletion, and an undone deletion is not new', async () => {
  const { viewer, event, add } = await started()
  const { id } = add({ x: 4, y: 3 })
  viewer.measurements.change(id, [
    { x: 0, y: 0 },
    { x: 5, y: 0 },
  ])
  viewer.measurements.rename(id, '결절')
  viewer.measurements.remove(id)
  viewer.measurements.undo()
  expect(event.map(({ kind }) => kind)).toEqual(['made', 'changed', 'deleted', 'changed'])
})

it('shows the image of the measurement', async () => {
  const { viewer, host, add } = await started()
  const { id } = add({ x: 4, y: 3 })
  viewer.measurements.choose(undefined)
  expect(host.show(id)).toBe(true)
  expect(viewer.measurements.read().chosen).toBe(id)
  expect(host.show('gone')).toBe(false)
})

it('recognizes both sides in every language in which it warns', async () => {
  for (const locale of ['ko', 'en', 'zh', 'ja', 'de'] as const) {
    const { messages } = await loadCatalogue(locale)
    expect(Object.keys(messages)).toEqual(
      expect.arrayContaining(['viewer.check.side', 'viewer.image.laterality.L', 'viewer.image.laterality.R']),
    )
  }
})
