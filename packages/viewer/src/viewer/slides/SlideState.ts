import type { SlidePlacement } from '../../slide/SlidePlacement.ts'
import type { SlideSource } from '../../slide/SlideSource.ts'

/** The whole slides that are open, and which of them are looked at. */
export interface SlideState {
  slides: readonly SlideSource[]
  /** Ids of those on the screen: one, or two that move together. */
  shown: readonly string[]
  bookmarks: ReadonlyMap<string, readonly SlidePlacement[]>
  /** The one whose label and macro are looked at. */
  labelled: string | undefined
  /** Whether slides have their small map. */
  hasMap: boolean
  /** Keys of the series whose slides are being opened. */
  opening: readonly string[]
}

export const NO_SLIDES: SlideState = {
  ...{ slides: [], shown: [], bookmarks: new Map(), opening: [] },
  ...{ labelled: undefined, hasMap: true },
}
