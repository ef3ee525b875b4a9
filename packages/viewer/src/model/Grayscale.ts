/** A table that maps `first + i` to `entries[i]`; values outside map to the nearest end. */
export interface LookupTable {
  first: number
  /** From the value of one entry to that of the next; 1 if absent, as in every table of a file. */
  step?: number
  entries: Uint16Array
  /** Bits of an entry: the largest output is 2^bits − 1. */
  bits: number
  explanation: string
}

/** Stored value → modality value (PS3.3 C.11.1). `unit` is the Rescale Type, `HU` for CT by default. */
export type ModalityMap =
  | { kind: 'rescale'; slope: number; intercept: number; unit: string }
  | { kind: 'table'; table: LookupTable; unit: string }

/** Why there is no SUV. Sentences are in `i18n` under `viewer.suv.<reason>`. */
export type SuvReason = 'units' | 'corrections' | 'decay' | 'weight' | 'dose' | 'halfLife' | 'times'

/** The factor from modality values to SUV by body weight (g/ml), or why there is none. */
export type SuvFacts = { ok: true; factor: number } | { ok: false; reason: SuvReason }

export type WindowFunction = 'LINEAR' | 'LINEAR_EXACT' | 'SIGMOID'

export interface Window {
  center: number
  width: number
  function: WindowFunction
}

/** One of the file's VOI settings (PS3.3 C.11.2). */
export type VoiOption =
  | ({ kind: 'window'; explanation: string } & Window)
  | { kind: 'table'; table: LookupTable; explanation: string }

/** Stored values that mean «no data», both ends included. */
export interface PaddingRange {
  from: number
  to: number
}

/** An unpacked overlay plane (PS3.3 C.9.2): 1 is drawn. The origin is in pixels, 0-based. */
export interface OverlayPlane {
  group: number
  rows: number
  columns: number
  originX: number
  originY: number
  bits: Uint8Array
  isRoi: boolean
  label: string
}

/** The visible part (PS3.3 C.7.6.11): the inside of all shapes. In pixels, corner based. */
/** Both ends belong to it. */
export interface ValueSpan {
  from: number
  to: number
}

export interface Shutter {
  shapes: readonly (
    | { kind: 'rectangle'; left: number; right: number; top: number; bottom: number }
    | { kind: 'circle'; x: number; y: number; radius: number }
    | { kind: 'polygon'; points: readonly { x: number; y: number }[] }
  )[]
  /** Also hides the pixels that are 1. */
  bitmap?: OverlayPlane
  /** A 16-bit P-value; 0 is black. */
  presentationValue: number
  /** Replaces `presentationValue` where pictures are in color. */
  color?: readonly [red: number, green: number, blue: number]
}
