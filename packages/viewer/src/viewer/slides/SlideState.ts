import type { Alignment } from '../../slide/alignSlides.ts'
import type { SlidePlacement } from '../../slide/SlidePlacement.ts'
import type { SlideSource } from '../../slide/SlideSource.ts'

/** Two slides whose points belong together. */
export interface SlideAlignment {
  first: string
  second: string
  there: Alignment
  back: Alignment
}

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
  /** Side in µm of the squares that are drawn over slides to count by; undefined: none are. */
  grid: number | undefined
  /** How two slides were laid over each other by points. */
  alignment: SlideAlignment | undefined
  /** Keys of the series whose slides are being opened. */
  opening: readonly string[]
}

export const NO_SLIDES: SlideState = {
  ...{ slides: [], shown: [], bookmarks: new Map(), opening: [] },
  ...{ labelled: undefined, hasMap: true, grid: undefined, alignment: undefined },
}
