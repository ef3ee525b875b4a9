import type { ByteSource } from './ByteSource.ts'
import type { FrameRecord, ImageContent } from './ImageContent.ts'
import type { InstanceRecord } from './Instance.ts'

/** An open instance. `id` is unique in this session, whatever UIDs the file has. */
export interface OpenInstance {
  id: string
  record: InstanceRecord
  source: ByteSource
}

/** `<instance id>#<frame number>`: the key of pixels, measurements and seen frames. */
export type FrameId = string

export interface StackFrame {
  id: FrameId
  instance: OpenInstance
  image: ImageContent
  frame: FrameRecord
}

/** What a reader should know about a stack. Sentences are in `i18n` under `viewer.remark.<kind>`. */
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

/** Frames that are scrolled together: a series, or a display set of it. */
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
