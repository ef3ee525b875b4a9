import { dismissAllToasts } from '@pandok/ui'
import type { SlidePlacement, SlideView } from '@pandok/viewer'
import { makeChannel, makeLevel, makeTiff } from '@pandok/viewer/slide/testkit'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { viewerWith } from '../testkit/viewerWith.ts'
import { ViewerContext } from '../workspace/ViewerContext.ts'
import { useSlideCommands } from './useSlideCommands.ts'

beforeAll(() => textStore.show('ko'))
afterEach(() => {
  cleanup()
  act(dismissAllToasts)
})

const words = (text: string) => ({ 270: { text } })

/** A label as Aperio files store it: a picture of four by two pixels, in one strip. */
const LABEL = {
  isStripped: true,
  tags: {
    254: { longs: [1] },
    256: { longs: [4] },
    257: { longs: [2] },
    258: { shorts: [8] },
    259: { shorts: [1] },
    262: { shorts: [1] },
    277: { shorts: [1] },
    278: { longs: [2] },
    ...words('Aperio\nlabel 4x2'),
  },
  tiles: [new Uint8Array(8)],
}

function slideFile(name: string, hasLabel = false) {
  const levels = [makeLevel(0, 600, 400, 256, { tags: words('Aperio\n600x400') })]
  const { header, body } = makeTiff(hasLabel ? [...levels, LABEL] : levels)
  return { name, blob: new Blob([header, body] as BlobPart[]) }
}

/** Opens this many slides and shows the first one, with a view that records how it was scaled. */
async function openedSlides(count: number, hasLabel = false) {
  const viewer = await viewerWith([])
  for (let at = 0; at < count; at++) await viewer.slides.add([slideFile(`tissue-${at}.tif`, hasLabel)])
  const ids = viewer.slides.read().slides.map(({ id }) => id)
  const scales: number[] = []
  const placement: SlidePlacement = { center: { x: 300, y: 200 }, scale: 0.5, rotation: 0 }
  const view = { placement: () => placement, setScale: (scale: number) => void scales.push(scale) }
  const { result } = renderHook(() => useSlideCommands({}), {
    wrapper: ({ children }) => <ViewerContext value={viewer}>{children}</ViewerContext>,
  })
  function show() {
    act(() => viewer.slides.show(ids[0] ?? ''))
    viewer.slides.keepView(ids[0] ?? '', view as unknown as SlideView)
  }
  const { slides, measurements } = viewer
  return { slides, measurements, ids, scales, placement, show, commands: () => result.current }
}

it('slides have no commands while none is shown', async () => {
  const { commands, show } = await openedSlides(2)
  expect(commands()).toEqual({})
  show()
  expect(commands()).toHaveProperty(['slide.bookmark'])
})

it('a view is bookmarked by a command', async () => {
  const { commands, slides, ids, placement, show } = await openedSlides(1)
  show()
  act(() => commands()['slide.bookmark']?.())
  expect(slides.read().bookmarks.get(ids[0] ?? '')).toEqual([placement])
})

it('a magnification is set by a command, if the pixel size is known', async () => {
  const { commands, slides, ids, scales, show } = await openedSlides(1)
  show()
  expect(commands()).not.toHaveProperty(['slide.x20'])
  act(() => slides.setMicrons(ids[0] ?? '', 0.25))
  commands()['slide.x20']?.()
  commands()['slide.x1.25']?.()
  expect(scales).toEqual([0.5, 0.03125])
})

it('a command shows the next slide beside the present one, and hides it again', async () => {
  const { commands, slides, ids, show } = await openedSlides(3)
  show()
  act(() => commands()['slide.compare']?.())
  expect(slides.read().shown).toEqual([ids[0], ids[1]])
  act(() => commands()['slide.compare']?.())
  expect(slides.read().shown).toEqual([ids[0]])
})

it('a single slide can’t be compared until another one is opened', async () => {
  const { commands, slides, show } = await openedSlides(1)
  show()
  expect(commands()['slide.compare']).toBeUndefined()
  await act(() => slides.add([slideFile('other.tif')]))
  expect(commands()['slide.compare']).toBeDefined()
})

it('a command shows and hides label and macro, if there are any', async () => {
  const plain = await openedSlides(1)
  plain.show()
  expect(plain.commands()['slide.associated']).toBeUndefined()

  const { commands, slides, ids, show } = await openedSlides(1, true)
  show()
  act(() => commands()['slide.associated']?.())
  expect(slides.read().labelled).toBe(ids[0])
  act(() => commands()['slide.associated']?.())
  expect(slides.read().labelled).toBeUndefined()
  act(() => commands()['slide.associated']?.())
  act(() => slides.leave())
  expect(slides.read().labelled).toBeUndefined()
})

it('bookmarks are visited one after the other and removed by command, if there are any', async () => {
  const { commands, slides, ids, show } = await openedSlides(1)
  show()
  const id = ids[0] ?? ''
  expect(commands()['slide.nextBookmark']).toBeUndefined()
  expect(commands()['slide.clearBookmarks']).toBeUndefined()
  const places = [1, 2].map((x) => ({ center: { x, y: 0 }, scale: 1, rotation: 0 }))
  act(() => slides.setBookmarks(id, places))
  expect(commands()['slide.nextBookmark']).toBeDefined()
  expect([1, 2, 3].map(() => slides.nextBookmark(id))).toEqual([places[0], places[1], places[0]])
  act(() => commands()['slide.clearBookmarks']?.())
  expect(slides.read().bookmarks.get(id)).toEqual([])
  expect(slides.nextBookmark(id)).toBeUndefined()
  expect(commands()['slide.nextBookmark']).toBeUndefined()
})

it('a command toggles the overview map', async () => {
  const { commands, slides, show } = await openedSlides(1)
  show()
  act(() => commands()['slide.map']?.())
  expect(slides.read().hasMap).toBe(false)
  act(() => commands()['slide.map']?.())
  expect(slides.read().hasMap).toBe(true)
})

it('counting grids are available in their sizes, if the pixel size is known', async () => {
  const { commands, slides, ids, show } = await openedSlides(1)
  show()
  expect(commands()['slide.grid']).toBeUndefined()
  act(() => slides.setMicrons(ids[0] ?? '', 0.25))
  const seen = [0, 1, 2, 3].map(() => {
    act(() => commands()['slide.grid']?.())
    return slides.read().grid
  })
  expect(seen).toEqual([100, 500, 1000, undefined])
})

it('two slides are aligned by three counted points on each', async () => {
  const { commands, slides, ids, measurements, show } = await openedSlides(2)
  show()
  expect(commands()['slide.align']).toBeUndefined()
  act(() => slides.compare(ids[1] ?? ''))
  act(() => commands()['slide.align']?.())
  expect(slides.read().alignment).toBeUndefined()
  const points = [
    { x: 10, y: 10 },
    { x: 300, y: 20 },
    { x: 40, y: 200 },
  ]
  act(() => {
    for (const [at, slide] of ids.entries())
      measurements.add({
        tool: 'counter',
        place: { on: 'slide', slide },
        points: points.map(({ x, y }) => ({ x: x + at * 50, y })),
      })
  })
  act(() => commands()['slide.align']?.())
  expect(slides.read().alignment?.there).toMatchObject({
    scale: expect.closeTo(1, 6),
    rotation: expect.closeTo(0, 6),
    shift: { x: expect.closeTo(50, 6), y: expect.closeTo(0, 6) },
  })
})

it('the keys of presets toggle the channels of fluorescence, one for each', async () => {
  const page = makeChannel(
    '<OME><Pixels SizeC="2"><Channel Name="DAPI"/><Channel Name="FITC"/></Pixels></OME>',
  )
  const { slides, commands } = await openedSlides(0)
  const { header, body } = makeTiff([page, page])
  await act(() => slides.add([{ name: 'a.ome.tif', blob: new Blob([header, body] as BlobPart[]) }]))
  const [source] = slides.read().slides
  act(() => slides.show(source?.id ?? ''))
  act(() => commands()['look.preset2']?.())
  expect(source?.channels?.read().channels.map(({ isShown }) => isShown)).toEqual([true, false])
  expect(commands()).not.toHaveProperty(['look.preset3'])
})
