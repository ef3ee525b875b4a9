import type { Alignment } from '../../slide/alignSlides.ts'
import type { SlidePlacement } from '../../slide/SlidePlacement.ts'
import type { SlideSource } from '../../slide/SlideSource.ts'

/** Two slides with corresponding points. */
export interface SlideAlignment {
  first: string
  second: string
  there: Alignment
  back: Alignment
}

/** The open whole slides, and which of them are shown. */
export interface SlideState {
  slides: readonly SlideSource[]
  /** Ids of the slides on the screen: one, or two linked ones. */
  shown: readonly string[]
  bookmarks: ReadonlyMap<string, readonly SlidePlacement[]>
  /** The slide whose label and macro are shown. */
  labelled: string | undefined
  /** Whether the overview map is shown. */
  hasMap: boolean
  /** Side length in µm of the grid over the whole slide; undefined if it is off. */
  grid: number | undefined
  /** The slide for which a counting grid is being chosen. */
  gridded: string | undefined
  /** The alignment of two slides by points. */
  alignment: SlideAlignment | undefined
  /** Keys of the series whose slides are being opened. */
  opening: readonly string[]
}

export const NO_SLIDES: SlideState = {
  slides: [],
  shown: [],
  bookmarks: new Map(),
  opening: [],
  labelled: undefined,
  hasMap: true,
  grid: undefined,
  gridded: undefined,
  alignment: undefined,
}
