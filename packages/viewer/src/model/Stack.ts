import type { ByteSource } from './ByteSource.ts'
import type { FrameRecord, ImageContent } from './ImageContent.ts'
import type { InstanceRecord } from './Instance.ts'

/** An instance that is open. `id` is its own in this sitting, whatever UIDs the file claims. */
export interface OpenInstance {
  id: string
  record: InstanceRecord
  source: ByteSource
}

/** `<instance id>#<frame number>`: the key of pixels, measurements and what was seen. */
export type FrameId = string

export interface StackFrame {
  id: FrameId
  instance: OpenInstance
  image: ImageContent
  frame: FrameRecord
}

/** What a reader should know before trusting a stack. Sentences are in `i18n` under `viewer.remark.<kind>`. */
export type StackRemark =
  | { kind: 'missing'; have: number; of: number }
  | { kind: 'gap'; after: number; distance: number }
  | { kind: 'duplicatePositions'; count: number }
  | { kind: 'unequalSpacing' }
  | { kind: 'unequalOrientation' }
  | { kind: 'unequalPixels' }
  | { kind: 'noGeometry' }
  | { kind: 'tilted'; degrees: number }
  | { kind: 'sameUid'; count: number }
  | { kind: 'truncated'; count: number }
  | { kind: 'unidentified' }

/** Frames that are scrolled through together: a series, or the part of it that belongs together. */
export interface Stack {
  id: string
  patientKey: string
  studyKey: string
  seriesKey: string
  /** 0 for the first stack of its series. */
  part: number
  frames: readonly StackFrame[]
  remarks: readonly StackRemark[]
}
