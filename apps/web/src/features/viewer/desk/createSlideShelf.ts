import {
  type ArrangedSlide,
  type ByteSource,
  DicomWebError,
  openSlides,
  openWebSlide,
  plausibleMicrons,
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
  /** The one whose label and macro are looked at. */
  labelled: string | undefined
  /** Whether slides have their small map. */
  hasMap: boolean
  /** Series whose slides are being opened. */
  opening: readonly string[]
}

/** A slide that stays where it is: its tiles come when they are looked at. */
export interface ServerSlide {
  name: string
  load(): Promise<readonly WebSlideInstance[]>
  release(): void
}

type TilePool = Parameters<typeof openSlides>[1]

const EMPTY: ShelfState = {
  ...{ slides: [], shown: [], bookmarks: new Map(), opening: [] },
  ...{ labelled: undefined, hasMap: true },
}

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
  /** Which of its bookmarks a slide was brought to last. */
  const visited = new Map<string, number>()
  /** Where slides are to be looked at as soon as they are on the screen. */
  const wishes = new Map<string, Partial<SlidePlacement>>()
  /** Counts how often everything was closed: what was begun before must not come back. */
  let closings = 0

  function change(changes: Partial<ShelfState>): void {
    state = { ...state, ...changes }
    for (const listener of [...listeners]) listener()
  }

  const isKnown = (id: string) => state.slides.some((slide) => slide.id === id)

  /** Undefined: everything was closed meanwhile. */
  async function add(files: readonly ByteSource[]): Promise<SlideSource | Refusal | undefined> {
    const begun = closings
    const { slides, refused } = await openSlides(files, pool)
    if (begun !== closings) return undefined
    if (slides.length > 0) change({ slides: [...state.slides, ...slides] })
    return slides[0] ?? refused[0]?.refusal ?? { reason: 'empty' }
  }

  async function addFromServer({ name, load }: ServerSlide): Promise<SlideSource | Refusal | undefined> {
    const begun = closings
    try {
      const instances = await load()
      if (begun !== closings) return undefined
      const opened = openWebSlide(name, instances, pool)
      if (!opened.ok) return opened.refusal
      change({ slides: [...state.slides, opened.source] })
      return opened.source
    } catch (error) {
      // Closing ends what is on its way.
      if (begun !== closings) return undefined
      if (error instanceof DicomWebError) return { reason: 'notReceived', detail: error.code }
      throw error
    }
  }

  function show(id: string): void {
    if (isKnown(id)) change({ shown: [id], labelled: undefined })
  }

  /** Beside the one that is shown. */
  function compare(id: string): void {
    const [first] = state.shown
    if (isKnown(id) && first !== undefined && first !== id) change({ shown: [first, id] })
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add,
    show,
    compare,
    /** Opens it first, where that hasn't been done. */
    async showSeries(
      { key, facts, instances }: ArrangedSlide,
      present: (id: string) => void = show,
    ): Promise<Refusal | undefined> {
      const known = ofSeries.get(key)
      if (known !== undefined && isKnown(known)) {
        present(known)
        return undefined
      }
      // Pressed twice, it is opened once.
      if (state.opening.includes(key)) return undefined
      change({ opening: [...state.opening, key] })
      const begun = closings
      try {
        const far = onServers.get(facts.uid)
        const made = await (far ? addFromServer(far) : add(instances.map(({ source }) => source)))
        if (!made) return undefined
        if ('reason' in made) return made
        ofSeries.set(key, made.id)
        present(made.id)
        return undefined
      } finally {
        if (begun === closings) change({ opening: state.opening.filter((one) => one !== key) })
      }
    },
    /** The first of those that are shown, by itself again. */
    showAlone(): void {
      change({ shown: state.shown.slice(0, 1) })
    },
    /** Back to the other images. */
    leave(): void {
      if (state.shown.length > 0) change({ shown: [], labelled: undefined })
    },
    /** The size of a pixel by the reader's word, where the file says nothing; undefined takes it back. */
    setMicrons(id: string, perPixel: number | undefined): void {
      const given = perPixel === undefined ? undefined : plausibleMicrons(perPixel, perPixel, 'reader')
      if (perPixel !== undefined && !given) return
      change({
        slides: state.slides.map((slide) => {
          if (slide.id !== id || (slide.micronsPerPixel && slide.micronsPerPixel.origin !== 'reader'))
            return slide
          const { micronsPerPixel: _, ...rest } = slide
          return given ? { ...rest, micronsPerPixel: given } : rest
        }),
      })
    },
    setBookmarks(id: string, list: readonly SlidePlacement[]): void {
      change({ bookmarks: new Map(state.bookmarks).set(id, list) })
    },
    /** One bookmark after the other, and the first again after the last. */
    nextBookmark(id: string): SlidePlacement | undefined {
      const list = state.bookmarks.get(id) ?? []
      const next = ((visited.get(id) ?? -1) + 1) % Math.max(1, list.length)
      visited.set(id, next)
      return list[next]
    },
    toggleMap(): void {
      change({ hasMap: !state.hasMap })
    },
    /** Label and macro of a slide; undefined: of none. */
    showLabel(id: string | undefined): void {
      change({ labelled: id })
    },
    keepView(id: string, view: SlideView | undefined): void {
      if (!view) {
        views.delete(id)
        return
      }
      views.set(id, view)
      const wish = wishes.get(id)
      wishes.delete(id)
      if (wish) view.place({ ...view.placement(), ...wish })
    },
    /** Shows a place of a slide; what isn't told of it stays as it is. */
    goTo(id: string, place: Partial<SlidePlacement>): void {
      if (!state.shown.includes(id)) show(id)
      const view = views.get(id)
      if (view) view.place({ ...view.placement(), ...place })
      else if (isKnown(id)) wishes.set(id, place)
    },
    /** The one that commands are meant for. */
    activeView: (): SlideView | undefined => views.get(state.shown[0] ?? ''),
    /** The series of DICOM files that it was opened from; undefined: it is a file by itself. */
    seriesOf: (id: string): string | undefined => [...ofSeries].find(([, slide]) => slide === id)?.[0],
    /** Its files are to be asked for at a server. */
    keepOnServer(series: string, slide: ServerSlide): void {
      onServers.get(series)?.release()
      onServers.set(series, slide)
    },
    clear(): void {
      closings++
      for (const { release } of onServers.values()) release()
      onServers.clear()
      ofSeries.clear()
      wishes.clear()
      visited.clear()
      change(EMPTY)
    },
  }
}
