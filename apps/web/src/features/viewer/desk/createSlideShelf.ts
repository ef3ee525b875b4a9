import {
  type ArrangedSlide,
  type ByteSource,
  DicomWebError,
  openSlides,
  openWebSlide,
  type Refusal,
  type SlidePlacement,
  type SlideSource,
  type SlideView,
  type WebSlideInstance,
} from '@pandok/viewer'

export interface ShelfState {
  slides: readonly SlideSource[]
  /** Those on the screen: one, or two that move together. */
  shown: readonly string[]
  bookmarks: ReadonlyMap<string, readonly SlidePlacement[]>
}

/** A slide that stays where it is: its tiles come when they are looked at. */
export interface ServerSlide {
  name: string
  load(): Promise<readonly WebSlideInstance[]>
  release(): void
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
  /** By their series. */
  const onServers = new Map<string, ServerSlide>()
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

  async function addFromServer({ name, load }: ServerSlide): Promise<SlideSource | Refusal> {
    try {
      const opened = openWebSlide(name, await load(), pool)
      if (!opened.ok) return opened.refusal
      change({ slides: [...state.slides, opened.source] })
      return opened.source
    } catch (error) {
      if (error instanceof DicomWebError) return { reason: 'notReceived', detail: error.code }
      throw error
    }
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
    async showSeries({ key, facts, instances }: ArrangedSlide): Promise<Refusal | undefined> {
      const known = ofSeries.get(key)
      if (known !== undefined && isKnown(known)) {
        show(known)
        return undefined
      }
      const far = onServers.get(facts.uid)
      const made = await (far ? addFromServer(far) : add(instances.map(({ source }) => source)))
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
    /** Its files are to be asked for at a server. */
    keepOnServer(series: string, slide: ServerSlide): void {
      onServers.get(series)?.release()
      onServers.set(series, slide)
    },
    clear(): void {
      for (const { release } of onServers.values()) release()
      onServers.clear()
      ofSeries.clear()
      change(EMPTY)
    },
  }
}
