/** A table that maps `first + i` to `entries[i]`; values outside take the nearest end. */
export interface LookupTable {
  first: number
  entries: Uint16Array
  /** Of an entry: the largest output is 2^bits − 1. */
  bits: number
  explanation: string
}

/** Stored value → value of the modality (PS3.3 C.11.1). `unit`: Rescale Type, `HU` for CT unless told otherwise. */
export type ModalityMap =
  | { kind: 'rescale'; slope: number; intercept: number; unit: string }
  | { kind: 'table'; table: LookupTable; unit: string }

/** Why no standardised uptake value is given. Sentences are in `i18n` under `viewer.suv.<reason>`. */
export type SuvReason = 'units' | 'corrections' | 'decay' | 'weight' | 'dose' | 'halfLife' | 'times'

/** By what values of the modality become SUVs by body weight (g/ml), or why they don't. */
export type SuvFacts = { ok: true; factor: number } | { ok: false; reason: SuvReason }

export type WindowFunction = 'LINEAR' | 'LINEAR_EXACT' | 'SIGMOID'

export interface Window {
  center: number
  width: number
  function: WindowFunction
}

/** One of the ways of showing that the file offers (PS3.3 C.11.2). */
export type VoiOption =
  | ({ kind: 'window'; explanation: string } & Window)
  | { kind: 'table'; table: LookupTable; explanation: string }

/** Stored values that stand for «no data», both ends included. */
export interface PaddingRange {
  from: number
  to: number
}

/** An overlay plane (PS3.3 C.9.2), unpacked: 1 is drawn. Origin in pixels, 0-based here. */
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

/** What may be seen (PS3.3 C.7.6.11): inside of every shape. In pixels, corner based. */
export interface Shutter {
  shapes: readonly (
    | { kind: 'rectangle'; left: number; right: number; top: number; bottom: number }
    | { kind: 'circle'; x: number; y: number; radius: number }
    | { kind: 'polygon'; points: readonly { x: number; y: number }[] }
  )[]
  /** P-value of 16 bits; 0 is black. */
  presentationValue: number
}
