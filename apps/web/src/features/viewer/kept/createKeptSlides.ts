import {
  loadSlideMarks,
  type Measurement,
  mergeSlideMarks,
  readSlideMarks,
  type SlideMarks,
  slideMarksOf,
  type Viewer,
} from '@pandok/viewer'
import type { KeptPlace } from './KeptPlace.ts'

type Parts = Pick<Viewer, 'measurements' | 'slides'>

/** Stores the marks of open slides by the slides' identities, and restores them. */
export function createKeptSlides(viewer: Parts, { store, exclusively, isOn }: KeptPlace) {
  /** The identities of the slides that were read, by their ids. */
  const identities = new Map<string, string>()
  /**
   * The marks as this page last read or wrote them, by identity. Differences in the store were written by
   * another page.
   */
  const bases = new Map<string, SlideMarks>()
  const open = () => viewer.slides.read().slides
  const isOpen = (id: string) => open().some((slide) => slide.id === id)

  async function restoreSlide(id: string, identity: string): Promise<void> {
    const read = readSlideMarks(await store.read(`slide ${identity}`))
    if (!isOn() || !isOpen(id)) return
    if (read) loadSlideMarks(viewer, id, read)
    identities.set(id, identity)
    if (!bases.has(identity)) bases.set(identity, read ?? NOTHING)
  }

  return {
    /** Restores the marks of slides that were opened. */
    async restore(): Promise<void> {
      for (const { id, identify } of open()) {
        const identity = identities.has(id) ? undefined : await identify?.()
        if (identity !== undefined) await restoreSlide(id, identity)
      }
    },
    async write(): Promise<void> {
      for (const [identity, base] of bases) {
        const ids = [...identities].flatMap(([id, own]) => (own === identity && isOpen(id) ? [id] : []))
        if (ids.length === 0) continue
        const own = slideMarksOf(viewer, ids)
        if (JSON.stringify(own) === JSON.stringify(base)) continue
        await exclusively(async () => {
          const stored = readSlideMarks(await store.read(`slide ${identity}`)) ?? NOTHING
          await store.write(`slide ${identity}`, mergeSlideMarks({ base, own, stored }))
        })
        bases.set(identity, own)
      }
    },
    /** Whether marks on this place are stored. */
    isKept: (place: Measurement['place']): boolean => place.on === 'slide' && identities.has(place.slide),
    /** Whether a slide is open whose marks weren't read. */
    hasNew: (): boolean => open().some(({ id }) => !identities.has(id)),
    leaveClosed(): void {
      for (const [id, identity] of [...identities]) {
        if (isOpen(id)) continue
        identities.delete(id)
        if (![...identities.values()].includes(identity)) bases.delete(identity)
      }
    },
    clear(): void {
      identities.clear()
      bases.clear()
    },
  }
}

const NOTHING: SlideMarks = { version: 1, measurements: [], bookmarks: [] }
