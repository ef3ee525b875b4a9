import type { ImagePoint } from '../../model/Geometry.ts'
import { createStore, type Store } from '../../session/createStore.ts'
import { type Alignment, alignSlides } from '../../slide/alignSlides.ts'
import { plausibleMicrons } from '../../slide/plausibleMicrons.ts'
import type { SlidePlacement } from '../../slide/SlidePlacement.ts'
import type { SlideSource } from '../../slide/SlideSource.ts'
import type { TilePool } from '../../slide/tile/TilePool.ts'
import { createSlideLoader } from './createSlideLoader.ts'
import { createSlideViews } from './createSlideViews.ts'
import { NO_SLIDES, type SlideState } from './SlideState.ts'

/** Side lengths in µm: squares of 0.01, 0.25 and 1 mm². */
const GRIDS: readonly number[] = [100, 500, 1000]

export type SlideStore = ReturnType<typeof createSlideStore>

/** The open whole slides: loading, which are shown, and what is remembered of each. */
export function createSlideStore(pool: TilePool) {
  const store = createStore<SlideState>(NO_SLIDES)
  const { read, subscribe, change } = store
  const isKnown = (id: string) => read().slides.some((slide) => slide.id === id)

  function show(id: string): void {
    if (isKnown(id)) change({ shown: [id], labelled: undefined, gridded: undefined })
  }

  const loader = createSlideLoader(store, pool, show)
  const views = createSlideViews(store, show)
  const { clear: clearBookmarks, ...bookmarks } = createBookmarks(store)
  return {
    read,
    subscribe,
    show,
    add: loader.add,
    showSeries: loader.showSeries,
    seriesOf: loader.seriesOf,
    keepOnServer: loader.keepOnServer,
    keepView: views.keepView,
    goTo: views.goTo,
    activeView: views.activeView,
    ...bookmarks,
    /** Shows a slide beside the present one. */
    compare(id: string): void {
      const [first] = read().shown
      if (isKnown(id) && first !== undefined && first !== id) change({ shown: [first, id] })
    },
    /** Shows only the first of two again. */
    showAlone: () => change({ shown: read().shown.slice(0, 1) }),
    /** Returns to the other images. */
    leave(): void {
      if (read().shown.length > 0) change({ shown: [], labelled: undefined, gridded: undefined })
    },
    /** Sets a pixel size entered by the reader, for files without one; undefined removes it. */
    setMicrons(id: string, perPixel: number | undefined): void {
      const given = perPixel === undefined ? undefined : plausibleMicrons(perPixel, perPixel, 'reader')
      if (perPixel !== undefined && !given) return
      change({ slides: read().slides.map((slide) => (slide.id === id ? withMicrons(slide, given) : slide)) })
    },
    /** Cycles through the sizes of the grid over the whole slide, and off after the last. */
    showNextGrid(): void {
      change({ grid: GRIDS[read().grid === undefined ? 0 : GRIDS.indexOf(read().grid ?? 0) + 1] })
    },
    /** Aligns the two shown slides by corresponding points; undefined if they don't suffice. */
    align(from: readonly ImagePoint[], to: readonly ImagePoint[]): Alignment | undefined {
      const [first, second] = read().shown
      const [there, back] = [alignSlides(from, to), alignSlides(to, from)]
      if (first === undefined || second === undefined || !there || !back) return undefined
      change({ alignment: { first, second, there, back } })
      return there
    },
    toggleMap: () => change({ hasMap: !read().hasMap }),
    /** Shows label and macro of a slide; undefined for none. */
    showLabel: (id: string | undefined) => change({ labelled: id }),
    /** Asks for the squares of a counting grid on a slide; undefined stops asking. */
    chooseGrid: (id: string | undefined) => change({ gridded: id }),
    clear(): void {
      loader.clear()
      views.clear()
      clearBookmarks()
      change(NO_SLIDES)
    },
  }
}

/** The file's pixel size takes precedence over the reader's. */
function withMicrons(slide: SlideSource, given: SlideSource['micronsPerPixel']): SlideSource {
  if (slide.micronsPerPixel && slide.micronsPerPixel.origin !== 'reader') return slide
  const { micronsPerPixel: _, ...rest } = slide
  return given ? { ...rest, micronsPerPixel: given } : rest
}

function createBookmarks({ read, change }: Store<SlideState>) {
  /** The last visited bookmark of each slide. */
  const visited = new Map<string, number>()
  return {
    setBookmarks(id: string, list: readonly SlidePlacement[]): void {
      change({ bookmarks: new Map(read().bookmarks).set(id, list) })
    },
    /** Returns the next bookmark, wrapping around. */
    nextBookmark(id: string): SlidePlacement | undefined {
      const list = read().bookmarks.get(id) ?? []
      const next = ((visited.get(id) ?? -1) + 1) % Math.max(1, list.length)
      visited.set(id, next)
      return list[next]
    },
    clear: () => visited.clear(),
  }
}
