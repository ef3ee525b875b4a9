import { loadSlideMarks, type Measurement, readSlideMarks, slideMarksOf, type Viewer } from '@pandok/viewer'
import type { SealedStore } from '#platform/sealed/SealedStore.ts'

type Parts = Pick<Viewer, 'measurements' | 'slides'>

/** Stores the marks of open slides under what the slides are known by, and restores them. */
export function createKeptSlides(viewer: Parts, store: SealedStore, isOn: () => boolean) {
  /** Identities by the ids of the slides that were read. */
  const identities = new Map<string, string>()
  /** The stored content as text, by identity. */
  const written = new Map<string, string>()
  const open = () => viewer.slides.read().slides
  const isOpen = (id: string) => open().some((slide) => slide.id === id)

  async function restoreSlide(id: string, identity: string): Promise<void> {
    const read = readSlideMarks(await store.read(`slide ${identity}`))
    if (!isOn() || !isOpen(id)) return
    if (read) loadSlideMarks(viewer, id, read)
    identities.set(id, identity)
    if (!written.has(identity)) written.set(identity, read ? JSON.stringify(read) : '')
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
      for (const [identity, before] of written) {
        const ids = [...identities].flatMap(([id, own]) => (own === identity && isOpen(id) ? [id] : []))
        if (ids.length === 0) continue
        const marks = slideMarksOf(viewer, ids)
        const text = JSON.stringify(marks)
        const hasNone =
          marks.measurements.length + marks.bookmarks.length === 0 && marks.microns === undefined
        if (text === before || (before === '' && hasNone)) continue
        await store.write(`slide ${identity}`, marks)
        written.set(identity, text)
      }
    },
    /** Whether marks on this place are stored. */
    isKept: (place: Measurement['place']): boolean => place.on === 'slide' && identities.has(place.slide),
    /** Whether a slide is open whose marks weren't read. */
    hasNew: (): boolean => open().some(({ id }) => !identities.has(id)),
    /** Drops slides that were closed. */
    leaveClosed(): void {
      for (const [id, identity] of [...identities]) {
        if (isOpen(id)) continue
        identities.delete(id)
        if (![...identities.values()].includes(identity)) written.delete(identity)
      }
    },
    clear(): void {
      identities.clear()
      written.clear()
    },
  }
}
