import { loadCatalogue } from '@pandok/i18n'
import { expect, it, vi } from 'vitest'
import type { MeasuredNews } from '#app/images/ImageHost.ts'
import type { ViewerDesk } from '../desk/ViewerDesk.ts'
import { deskWith, openFile } from '../testkit/deskWith.ts'
import { createImageHost } from './createImageHost.ts'

const hostOf = (desk: ViewerDesk) => createImageHost({ desk, locale: () => 'ko', remarks: () => [] })

async function started(elements: Record<string, unknown> = {}) {
  const desk = await deskWith([openFile(elements)])
  const host = hostOf(desk)
  const news: MeasuredNews[] = []
  host.watch((one) => void news.push(one))
  const frame = desk.session.activeViewport().frame ?? ''
  const add = (to: { x: number; y: number }) =>
    desk.measurements.add({ tool: 'length', place: { on: 'frame', frame }, points: [{ x: 0, y: 0 }, to] })
  return { desk, host, news, add }
}

it('tells what the file says, once its head is read', async () => {
  const { host } = await started({ PatientAge: '061Y', StudyDate: '20260203' })
  await vi.waitFor(() => expect(host.attribute?.('Modality')).toBe('CT'))
  expect([host.attribute?.('PatientAge'), host.attribute?.('StudyDate'), host.attribute?.('Gone')]).toEqual([
    '061Y',
    '2026-02-03',
    undefined,
  ])
})

it('knows the date of the older study that is open', async () => {
  const desk = await deskWith([
    openFile({ StudyInstanceUID: '1.2', SeriesInstanceUID: '1.2.1', StudyDate: '20260203' }),
    openFile({ StudyInstanceUID: '1.3', SeriesInstanceUID: '1.3.1', StudyDate: '20250101' }),
  ])
  expect(hostOf(desk).attribute?.('ComparisonDate')).toBe('2025-01-01')
})

it('offers what is measured in the unit that is asked for, and nothing that it isn’t', async () => {
  const { host, news, add } = await started({ PixelSpacing: [0.5, 0.5] })
  const { id } = add({ x: 4, y: 3 })
  expect(news).toMatchObject([{ kind: 'made', uid: id }])
  const [made] = news
  if (!made || made.kind === 'deleted') throw new Error('nothing was made')
  expect(made.offer('length', { unit: 'mm' })).toMatchObject({ value: '2.5', unit: 'mm' })
  expect(made.offer('length', { unit: 'cm' })).toMatchObject({ value: '0.25', unit: 'cm' })
  expect(made.offer('angle', {})).toBeUndefined()
  expect(host.measurement?.('length', 'latest', {})).toMatchObject({ value: '2.5', uid: id })
  expect(host.measurement?.('length', 'latest', { unit: 'cm', decimals: 1 })).toMatchObject({ value: '0.3' })
})

it('offers no length where the size of a pixel is not known', async () => {
  const { news, add } = await started({ PixelSpacing: undefined })
  add({ x: 4, y: 3 })
  const [made] = news
  expect(made?.kind !== 'deleted' && made?.offer('length', { unit: 'mm' })).toBeUndefined()
})

it('tells a change, a deletion, and that an undone deletion is nothing new', async () => {
  const { desk, news, add } = await started()
  const { id } = add({ x: 4, y: 3 })
  desk.measurements.change(id, [
    { x: 0, y: 0 },
    { x: 5, y: 0 },
  ])
  desk.measurements.rename(id, '결절')
  desk.measurements.remove(id)
  desk.measurements.undo()
  expect(news.map(({ kind }) => kind)).toEqual(['made', 'changed', 'deleted', 'changed'])
})

it('leads back to the measurement', async () => {
  const { desk, host, add } = await started()
  const { id } = add({ x: 4, y: 3 })
  desk.measurements.choose(undefined)
  expect(host.show(id)).toBe(true)
  expect(desk.measurements.read().chosen).toBe(id)
  expect(host.show('gone')).toBe(false)
})

it('has words for both sides in every language that it warns in', async () => {
  for (const locale of ['ko', 'en', 'zh', 'ja', 'de'] as const) {
    const { messages } = await loadCatalogue(locale)
    expect(Object.keys(messages)).toEqual(
      expect.arrayContaining(['viewer.check.side', 'viewer.image.laterality.L', 'viewer.image.laterality.R']),
    )
  }
})
