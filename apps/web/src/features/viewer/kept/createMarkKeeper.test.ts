import { NOTHING_OPENED, type OpeningState } from '@pandok/viewer'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSealedStore } from '#platform/sealed/createSealedStore.ts'
import { memoryPlace } from '#platform/sealed/databasePlace.ts'
import { programStore } from '#platform/sealed/programStore.ts'
import { inThisTab } from '#platform/storage/mutex.ts'
import { openFile, openSlideFile, viewerWith } from '../testkit/viewerWith.ts'
import { createMarkKeeper } from './createMarkKeeper.ts'
import type { KeptPlace } from './KeptPlace.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const POINTS = [
  { x: 1, y: 1 },
  { x: 3, y: 2 },
]
const image = () => openFile({ SOPInstanceUID: '2.25.7.1' })

/** A viewer that has opened its files, with a keeper. */
async function keeping(
  place = memoryPlace(),
  isOn = () => true,
  file = image(),
  { store = createSealedStore(place), exclusively = inThisTab() }: Partial<KeptPlace> = {},
) {
  const viewer = await viewerWith([file])
  const listeners = new Set<() => void>()
  let state: OpeningState = { ...NOTHING_OPENED, isRunning: true }
  const opening = {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const keeper = createMarkKeeper({ viewer: { ...viewer, opening }, store, exclusively, isOn })
  keeper.follow()
  const opened = async () => {
    state = NOTHING_OPENED
    for (const listener of listeners) listener()
    await keeper.flush()
  }
  const measure = () => {
    const { frame = '' } = viewer.session.activeViewport()
    return viewer.measurements.add({ tool: 'length', place: { on: 'frame', frame }, points: POINTS })
  }
  return { viewer, keeper, opened, measure }
}

describe('stored marks', () => {
  it('are restored when the study is opened again', async () => {
    const place = memoryPlace()
    const first = await keeping(place)
    await first.opened()
    first.measure()
    await vi.advanceTimersByTimeAsync(400)
    await first.keeper.flush()
    const second = await keeping(place)
    await second.opened()
    expect(second.viewer.measurements.read().items.map(({ points }) => points)).toEqual([POINTS])
  })

  it('are not overwritten by a study that was opened without its images yet', async () => {
    const place = memoryPlace()
    const first = await keeping(place)
    await first.opened()
    first.measure()
    await first.keeper.flush()
    const second = await keeping(place)
    // Nothing has been read yet, so nothing is written.
    second.measure()
    await second.keeper.flush()
    await second.opened()
    expect(second.viewer.measurements.read().items).toHaveLength(2)
  })

  it('that were deleted are not restored', async () => {
    const place = memoryPlace()
    const first = await keeping(place)
    await first.opened()
    first.measure()
    await first.keeper.flush()
    const second = await keeping(place)
    await second.opened()
    second.viewer.measurements.removeAll(() => true)
    await second.keeper.flush()
    const third = await keeping(place)
    await third.opened()
    expect(third.viewer.measurements.read().items).toEqual([])
  })

  it('are not written unless the reader has chosen that, and are removed by deleting them', async () => {
    const place = memoryPlace()
    const put = vi.spyOn(place, 'put')
    const off = await keeping(place, () => false)
    await off.opened()
    off.measure()
    await vi.advanceTimersByTimeAsync(1000)
    await off.keeper.flush()
    expect(put).not.toHaveBeenCalled()
    const on = await keeping(place)
    await on.opened()
    on.measure()
    await on.keeper.flush()
    await on.keeper.wipe()
    const next = await keeping(place)
    await next.opened()
    expect(next.viewer.measurements.read().items).toEqual([])
  })

  describe.each([
    ['the browser', () => createSealedStore(memoryPlace())],
    ['the Windows program', () => programStore('marks-m1')],
  ])('V70 of one study on two pages are those of both, in the store of %s:', (_, openStore) => {
    const kept = new Map<string, string>()
    beforeEach(() => {
      kept.clear()
      // This stands in for the Windows program's own storage of documents.
      vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
        // Yielding here lets other work run between reading and writing.
        await Promise.resolve()
        if (method === 'PUT') kept.set(path, String(body))
        if (method === 'DELETE') kept.delete(path)
        const text = kept.get(path)
        if (method !== 'GET') return new Response(null, { status: 204 })
        return text === undefined
          ? Response.json({ code: 'NOT_FOUND' }, { status: 404 })
          : new Response(text, { headers: { 'content-type': 'application/json' } })
      })
    })
    afterEach(() => void vi.unstubAllGlobals())

    async function twoPages() {
      const shared = { store: openStore(), exclusively: inThisTab() }
      const page = async () => {
        const one = await keeping(undefined, undefined, image(), shared)
        await one.opened()
        return one
      }
      const stored = async () => (await page()).viewer.measurements.read().items
      return { pages: [await page(), await page()] as const, page, stored }
    }

    it('what each has added, including at the same time', async () => {
      const { pages, stored } = await twoPages()
      for (const { measure } of pages) measure()
      await Promise.all(pages.map(({ keeper }) => keeper.flush()))
      pages[0].measure()
      await pages[0].keeper.flush()
      expect(await stored()).toHaveLength(3)
    })

    it('what one has deleted and the other has renamed', async () => {
      const { pages, page, stored } = await twoPages()
      const [first] = pages
      const [gone] = [first.measure(), first.measure()]
      await first.keeper.flush()
      const second = await page()
      const [, other] = second.viewer.measurements.read().items
      second.viewer.measurements.rename(other?.id ?? '', 'nodule')
      first.viewer.measurements.removeAll(({ id }) => id === gone.id)
      await Promise.all([first, second].map(({ keeper }) => keeper.flush()))
      expect((await stored()).map(({ label }) => label)).toEqual(['nodule'])
    })

    it('nothing if one has deleted everything, except later changes of the other', async () => {
      const { pages, stored } = await twoPages()
      const [first, second] = pages
      first.measure()
      await first.keeper.flush()
      await second.keeper.wipe()
      await first.keeper.flush()
      expect(await stored()).toEqual([])
      first.measure()
      await first.keeper.flush()
      expect(await stored()).toHaveLength(1)
    })
  })

  it('are at risk from the first measurement until they are stored or exported', async () => {
    const { keeper, measure, viewer, opened } = await keeping(memoryPlace(), () => false)
    await opened()
    expect(keeper.isAtRisk()).toBe(false)
    const { id } = measure()
    expect(keeper.isAtRisk()).toBe(true)
    keeper.markSafe({ measurements: viewer.measurements.read().items })
    expect(keeper.isAtRisk()).toBe(false)
    viewer.measurements.rename(id, 'nodule')
    expect(keeper.isAtRisk()).toBe(true)
    const on = await keeping()
    await on.opened()
    on.measure()
    expect(on.keeper.isAtRisk()).toBe(true)
    await on.keeper.flush()
    expect(on.keeper.isAtRisk()).toBe(false)
  })

  it('are at risk on an image without an identity, and while the store can’t be read', async () => {
    const nameless = openFile({ SOPInstanceUID: undefined, StudyInstanceUID: '', SeriesInstanceUID: '' })
    const without = await keeping(memoryPlace(), () => true, nameless)
    await without.opened()
    without.measure()
    await without.keeper.flush()
    expect([without.keeper.isAtRisk(), without.keeper.keepsAll()]).toEqual([true, false])

    const locked = { ...memoryPlace(), get: () => Promise.reject(new Error('locked')) }
    const shut = await keeping(locked)
    await shut.opened()
    shut.measure()
    await shut.keeper.flush()
    expect(shut.keeper.isAtRisk()).toBe(true)
  })

  it('include key images, and those of planes and slides until they are printed', async () => {
    const { keeper, viewer, opened } = await keeping(memoryPlace(), () => false)
    await opened()
    const { frame = '' } = viewer.session.activeViewport()
    viewer.session.toggleKeyImage(frame)
    expect(keeper.isAtRisk()).toBe(true)
    keeper.markSafe({ keyImages: [frame] })
    expect(keeper.isAtRisk()).toBe(false)
    const of = { kind: 'slide', slide: 's', placement: PLACEMENT, times: undefined } as const
    const picture = document.createElement('canvas')
    viewer.snapshots.toggle({ key: 'k', patientKey: undefined, of, picture })
    expect(keeper.isAtRisk()).toBe(true)
    keeper.markSafe({ snapshots: viewer.snapshots.read().items })
    expect(keeper.isAtRisk()).toBe(false)
  })

  it('include those on slides, which are restored with their slide', async () => {
    const place = memoryPlace()
    async function withSlide() {
      const one = await keeping(place)
      await one.viewer.slides.add([openSlideFile().source])
      await one.keeper.flush()
      const { id = '' } = one.viewer.slides.read().slides[0] ?? {}
      return { ...one, on: { on: 'slide', slide: id } as const }
    }
    const first = await withSlide()
    await first.opened()
    first.viewer.measurements.add({ tool: 'length', place: first.on, points: POINTS })
    expect(first.keeper.isAtRisk()).toBe(true)
    await first.keeper.flush()
    expect([first.keeper.isAtRisk(), first.keeper.keepsAll()]).toEqual([false, true])
    const second = await withSlide()
    expect(second.viewer.measurements.read().items).toMatchObject([{ points: POINTS, place: second.on }])
    expect(second.keeper.isAtRisk()).toBe(false)
  })
})

const PLACEMENT = { center: { x: 0, y: 0 }, scale: 1, rotation: 0 }
