import type { LookupTable, Window } from '../../model/Grayscale.ts'

/** Smallest and largest value of an image in the unit of its modality, padding left out. */
export interface ValueRange {
  low: number
  high: number
}

/** Who decided how the grey values are shown. */
export type AppearanceOrigin = 'file' | 'values' | 'reader'

interface Shown {
  range: ValueRange
  /** By the file: MONOCHROME1 or INVERSE. The reader's own inversion comes on top of it. */
  isInverted: boolean
  origin: AppearanceOrigin
  /** The file's words for it; empty: none. */
  explanation: string
}

/** How an image is shown, with every «automatic» settled. */
export type Appearance =
  | (Shown & { kind: 'window'; window: Window })
  | (Shown & { kind: 'table'; table: LookupTable })
  /** Colours as they are, or darker and brighter by a window over 0 to 255. */
  | (Shown & { kind: 'color'; window?: Window })
