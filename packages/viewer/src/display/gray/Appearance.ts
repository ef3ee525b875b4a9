import type { LookupTable, Window } from '../../model/Grayscale.ts'

/** Smallest and largest value of an image in the unit of its modality, without padding. */
export interface ValueRange {
  low: number
  high: number
}

/** What determined the gray values. */
export type AppearanceOrigin = 'file' | 'values' | 'reader'

interface Shown {
  range: ValueRange
  /** The file's inversion: MONOCHROME1 or INVERSE. The reader's own inversion is applied on top. */
  isInverted: boolean
  origin: AppearanceOrigin
  /** The file's explanation; may be empty. */
  explanation: string
}

/** How an image is shown, with every automatic choice resolved. */
export type Appearance =
  | (Shown & { kind: 'window'; window: Window })
  | (Shown & { kind: 'table'; table: LookupTable })
  /** Unchanged colors, or brightness and contrast by a window over 0 to 255. */
  | (Shown & { kind: 'color'; window?: Window })
