import { describe, expect, it } from 'vitest'
import type { SlideView } from '../../slide/openseadragon/SlideView.ts'
import type { SlidePlacement } from '../../slide/SlidePlacement.ts'
import { makeLevel } from '../../slide/testkit/makeLevel.ts'
import { makeTiff } from '../../slide/testkit/makeTiff.ts'
import { createSlideStore } from './createSlideStore.ts'

const pool = {} as Parameters<typeof createSlideStore>[0]

function slideFile() {
  const { header, body } = makeTiff([makeLevel(0, 600, 400, 256), makeLevel(1, 150, 100, 256)])
  return { name: 'tissue.tif', blob: new Blob([header, body] as BlobPart[]) }
}

const far = (load: () => Promise<never>) => ({ name: 'far', load, release: () => undefined })
const series = { key: 'k', facts: { uid: '1.2' }, instances: [] } as unknown as Parameters<
  ReturnType<typeof createSlideStore>['showSeries']
>[0]

describe('slides that are being read', () => {
  it('don’t come back when everything was closed meanwhile', async () => {
    const store = createSlideStore(pool)
    const reading = store.add([slideFile()])
    store.clear()
    expect(await reading).toBeUndefined()
    expect(store.read()).toMatchObject({ slides: [], shown: [] })
    expect(await store.add([slideFile()])).toMatchObject({ name: 'tissue.tif' })
    expect(store.read().slides).toHaveLength(1)
  })

  it('say so as long as a server takes, and are asked for once', async () => {
    const store = createSlideStore(pool)
    let asked = 0
    let fail: (error: Error) => void = () => undefined
    store.keepOnServer(
      '1.2',
      far(() => {
        asked++
        return new Promise((_, reject) => {
          fail = reject
        })
      }),
    )
    const showing = store.showSeries(series)
    expect(await store.showSeries(series)).toBeUndefined()
    expect([store.read().opening, asked]).toEqual([['k'], 1])
    fail(new Error('gone'))
    await expect(showing).rejects.toThrow('gone')
    expect(store.read().opening).toEqual([])
  })

  it('end without a word when everything is closed while a server is asked', async () => {
    const store = createSlideStore(pool)
    let fail: (error: Error) => void = () => undefined
    const load = () =>
      new Promise<never>((_, reject) => {
        fail = reject
      })
    store.keepOnServer('1.2', far(load))
    const showing = store.showSeries(series)
    store.clear()
    fail(new Error('ended'))
    expect(await showing).toBeUndefined()
    expect(store.read()).toMatchObject({ slides: [], shown: [], opening: [] })
  })
})

it('a place is gone to at once where the slide is on the screen, else as soon as it is', async () => {
  const store = createSlideStore(pool)
  const [one, other] = [await store.add([slideFile()]), await store.add([slideFile()])]
  if (!one || 'reason' in one || !other || 'reason' in other) throw new Error('not opened')
  const home: SlidePlacement = { center: { x: 0, y: 0 }, scale: 1, rotation: 0 }
  const places: SlidePlacement[] = []
  const view = { placement: () => places.at(-1) ?? home, place: (to: SlidePlacement) => places.push(to) }
  store.goTo(one.id, { center: { x: 5, y: 6 } })
  expect([store.read().shown, places]).toEqual([[one.id], []])
  store.keepView(one.id, view as unknown as SlideView)
  expect(places).toEqual([{ ...home, center: { x: 5, y: 6 } }])
  // Beside the other it stays there.
  store.compare(other.id)
  store.goTo(one.id, { scale: 4 })
  expect(store.read().shown).toEqual([one.id, other.id])
  expect(places.at(-1)).toEqual({ center: { x: 5, y: 6 }, scale: 4, rotation: 0 })
  // Once it was gone to it isn't again.
  store.keepView(one.id, undefined)
  store.keepView(one.id, view as unknown as SlideView)
  expect(places).toHaveLength(2)
})

it('a slide without a size takes the reader’s, if it can be one, and gives it back', async () => {
  const store = createSlideStore(pool)
  const made = await store.add([slideFile()])
  if (!made || 'reason' in made) throw new Error('not opened')
  const microns = () => store.read().slides[0]?.micronsPerPixel
  expect(microns()).toBeUndefined()
  store.setMicrons(made.id, 250)
  expect(microns()).toBeUndefined()
  store.setMicrons(made.id, 0.25)
  expect(microns()).toEqual({ x: 0.25, y: 0.25, origin: 'reader' })
  store.setMicrons(made.id, undefined)
  expect(microns()).toBeUndefined()
})
