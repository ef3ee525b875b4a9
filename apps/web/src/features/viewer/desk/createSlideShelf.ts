import {
  type ArrangedSlide,
  type ByteSource,
  openSlides,
  type Refusal,
  type SlidePlacement,
  type SlideSource,
  type SlideView,
} from '@pandok/viewer'

export interface ShelfState {
  slides: readonly SlideSource[]
  /** Those on the screen: one, or two that move together. */
  shown: readonly string[]
  bookmarks: ReadonlyMap<string, readonly SlidePlacement[]>
}

type TilePool = Parameters<typeof openSlides>[1]

const EMPTY: ShelfState = { slides: [], shown: [], bookmarks: new Map() }

export type SlideShelf = ReturnType<typeof createSlideShelf>

/** The whole slides that are open, and which of them is looked at. */
export function createSlideShelf(pool: TilePool) {
  let state = EMPTY
  const listeners = new Set<() => void>()
  /** A slide of several DICOM files is opened when it is first looked at. */
  const ofSeries = new Map<string, string>()
  const views = new Map<string, SlideView>()

  function change(changes: Partial<ShelfState>): void {
    state = { ...state, ...changes }
    for (const listener of [...listeners]) listener()
  }

  const isKnown = (id: string) => state.slides.some((slide) => slide.id === id)

  async function add(files: readonly ByteSource[]): Promise<SlideSource | Refusal> {
    const { slides, refused } = await openSlides(files, pool)
    if (slides.length > 0) change({ slides: [...state.slides, ...slides] })
    return slides[0] ?? refused[0]?.refusal ?? { reason: 'empty' }
  }

  function show(id: string): void {
    if (isKnown(id)) change({ shown: [id] })
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add,
    show,
    /** Beside the one that is shown. */
    compare(id: string): void {
      const [first] = state.shown
      if (isKnown(id) && first !== undefined && first !== id) change({ shown: [first, id] })
    },
    async showSeries({ key, instances }: ArrangedSlide): Promise<Refusal | undefined> {
      const known = ofSeries.get(key)
      if (known !== undefined && isKnown(known)) {
        show(known)
        return undefined
      }
      const made = await add(instances.map(({ source }) => source))
      if ('reason' in made) return made
      ofSeries.set(key, made.id)
      show(made.id)
      return undefined
    },
    /** Back to the other images. */
    leave(): void {
      if (state.shown.length > 0) change({ shown: [] })
    },
    setBookmarks(id: string, list: readonly SlidePlacement[]): void {
      change({ bookmarks: new Map(state.bookmarks).set(id, list) })
    },
    keepView(id: string, view: SlideView | undefined): void {
      if (view) views.set(id, view)
      else views.delete(id)
    },
    /** The one that commands are meant for. */
    activeView: (): SlideView | undefined => views.get(state.shown[0] ?? ''),
    viewOf: (id: string): SlideView | undefined => views.get(id),
    clear(): void {
      ofSeries.clear()
      change(EMPTY)
    },
  }
}
